-- A store as Weli 0.2.0 wrote it while a table had one person: `sqlite3 weli.db .dump`.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE secret (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	pack TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id, seq) REFERENCES step (table_id, seq)
);
INSERT INTO "secret" VALUES('verschieden',1,'H7 HA LX S8 HK S9 SK HU SA E7 LK EA E8 EO EX SO LA LO H8 EK L7 HX L8 HO SX H9 L9 SU E9 S7 LU EU');
INSERT INTO "secret" VALUES('verschieden',31,'EU SA HX SO LK SK S9 E7 S7 EK HK EO HU L8 L9 HO H7 E9 LX EX LA S8 HA SU LO E8 EA SX H9 L7 H8 LU');
INSERT INTO "secret" VALUES('aufgegeben',1,'HO EU L8 LX S8 SO LA HK L9 EO SX S7 HA E8 L7 E7 SU LU H8 H9 SA EK HU H7 LK EA LO S6 HX SK S9 E9 EX');
INSERT INTO "secret" VALUES('noch-einmal',1,'HK SA SX H7 L7 S6 LK EX H9 HA LX L8 E8 LO E9 EK L9 SK S8 S9 EO EU SO HU LA LU HX HO E7 EA H8 S7 SU');
INSERT INTO "secret" VALUES('gezogen',1,'H7 EX EK H7 HA EA SO HK LX SK EO SO LO HX SK LA EO SA HK SX SU LA LK SU E7 SA HU HA EX LU LK HU EA HO EU LO E7 SX LX S7 S7 LU L7 EU EK L7 HX HO');
INSERT INTO "secret" VALUES('gezogen',5,'LO SO LA HU SX EA HO LA LX HX EX SU EA L7 SO HK LK SK EU S7 SU SA L7 EO LK HK LO H7 S7 SA EX E7 EK HO SX EK LX HA LU EU SK H7 LU HU HX EO HA E7');
INSERT INTO "secret" VALUES('gezogen',9,'EX EK LX EA HK L7 HA EU HU HO LA H7 EO L7 LU LA E7 SX SK SA HU HA EU S7 LO SK E7 HX LK EX H7 LK EA LO SO EO SO EK HX HO SU SX LX SA LU S7 SU HK');
INSERT INTO "secret" VALUES('gezogen',16,'EX SU EO LA SK E7 H7 EK LX S7 HA EX SU SO HU HX LU LU SA HK SX L7 HU SX LK LA SA HO HO LX L7 SK EA EO EK HK EU LO LO E7 HX LK EA HA SO EU H7 S7');
INSERT INTO "secret" VALUES('gezogen',20,'HA HA LO LU HK EU SX HK SX EX LK S7 SO SK HX EK E7 H7 EO SU HO SU LA EA LK HU LO E7 LU EA S7 HO SA LX LX EX HX SA SO L7 EU LA HU EO L7 H7 SK EK');
INSERT INTO "secret" VALUES('gezogen',29,'SK SA L7 LK HO EO LK E7 HU S7 SX HK SO EX EA S7 HK HX LO SK L7 SU SA E7 EU EK EX LA LX SO HX SU HA EK EA LA HU H7 H7 EU HA EO SX LU LX LO HO LU');
CREATE TABLE step (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER, 
	action_key TEXT, 
	kind TEXT NOT NULL, 
	body TEXT NOT NULL, 
	at_ms INTEGER NOT NULL, engine TEXT DEFAULT '' NOT NULL, prev TEXT DEFAULT '' NOT NULL, hash TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES table_meta (table_id)
);
INSERT INTO "step" VALUES('verschieden',1,NULL,NULL,'deal','{"deal":1,"dealer":"N"}',1790000001500,'0.2.0','598a887a676f8e33ea915d65c8758432','8e1929d69f0cb140fd0b31b0e51264d5');
INSERT INTO "step" VALUES('verschieden',2,NULL,NULL,'pace','{"pace":{"bots":"quick","trick":"long","questions":"all"}}',1790000004500,'0.2.0','8e1929d69f0cb140fd0b31b0e51264d5','ac351f860212152951d707105ce2e06e');
INSERT INTO "step" VALUES('verschieden',3,1,'1-2','act','{"act":"bet gleich hanger"}',1790000006000,'0.2.0','ac351f860212152951d707105ce2e06e','08c5a79e5a4e4fe417acef5d85609d0d');
INSERT INTO "step" VALUES('verschieden',4,0,'0-3','act','{"act":"raise gleich"}',1790000007500,'0.2.0','08c5a79e5a4e4fe417acef5d85609d0d','1bde75cd709c7d360a82deeebf32a866');
INSERT INTO "step" VALUES('verschieden',5,1,'1-4','act','{"act":"raise"}',1790000009000,'0.2.0','1bde75cd709c7d360a82deeebf32a866','ca6c30c045be90127bb27f6cc75462a7');
INSERT INTO "step" VALUES('verschieden',6,0,'0-5','act','{"act":"hold gleich"}',1790000010500,'0.2.0','ca6c30c045be90127bb27f6cc75462a7','46c4723ed6ff9d416608c55bfd9889c4');
INSERT INTO "step" VALUES('verschieden',7,2,'2-6','act','{"act":"raise"}',1790000012000,'0.2.0','46c4723ed6ff9d416608c55bfd9889c4','4b4b6133afda2bfa2fa05d603827be66');
INSERT INTO "step" VALUES('verschieden',8,3,'3-7','act','{"act":"hold"}',1790000015000,'0.2.0','4b4b6133afda2bfa2fa05d603827be66','2c1136573dafe69ede15f8339a796cf2');
INSERT INTO "step" VALUES('verschieden',9,2,'2-8','act','{"act":"bet gleich spiel"}',1790000016500,'0.2.0','2c1136573dafe69ede15f8339a796cf2','2ed7c99794a4194a9c9a583bc8996ceb');
INSERT INTO "step" VALUES('verschieden',10,3,'3-9','act','{"act":"raise spiel"}',1790000019500,'0.2.0','2ed7c99794a4194a9c9a583bc8996ceb','6d5fad1eba3df806480ff8a6e7543df2');
INSERT INTO "step" VALUES('verschieden',11,2,'2-10','act','{"act":"hold"}',1790000021000,'0.2.0','6d5fad1eba3df806480ff8a6e7543df2','e7b25c7e66e4f2286103d45e33a8a8e1');
INSERT INTO "step" VALUES('verschieden',12,1,'1-11','act','{"act":"hold"}',1790000022500,'0.2.0','e7b25c7e66e4f2286103d45e33a8a8e1','9708bde8eebb4cfedb0ed8b430916df3');
INSERT INTO "step" VALUES('verschieden',13,1,'1-12','act','{"act":"LK"}',1790000024000,'0.2.0','9708bde8eebb4cfedb0ed8b430916df3','c1588bc72d659c04425166e754fee94b');
INSERT INTO "step" VALUES('verschieden',14,0,'0-13','act','{"act":"bet spiel"}',1790000025500,'0.2.0','c1588bc72d659c04425166e754fee94b','a28d66e6262372eb851cf06a6ea1dca7');
INSERT INTO "step" VALUES('verschieden',15,0,'0-14','act','{"act":"concede gleich"}',1790000027000,'0.2.0','a28d66e6262372eb851cf06a6ea1dca7','93c9a0ea365d767060062f0f548cadb1');
INSERT INTO "step" VALUES('verschieden',16,3,'3-15','act','{"act":"raise"}',1790000030000,'0.2.0','93c9a0ea365d767060062f0f548cadb1','48a7207b2a81dcc4873767c75553e00d');
INSERT INTO "step" VALUES('verschieden',17,2,'2-16','act','{"act":"raise"}',1790000031500,'0.2.0','48a7207b2a81dcc4873767c75553e00d','85e1414889ae992ece31f51f87e21f83');
INSERT INTO "step" VALUES('verschieden',18,3,'3-17','act','{"act":"hold"}',1790000034500,'0.2.0','85e1414889ae992ece31f51f87e21f83','e823ba5fcae244c1cef2df3d7c7d8af5');
INSERT INTO "step" VALUES('verschieden',19,2,'2-18','act','{"act":"LX"}',1790000036000,'0.2.0','e823ba5fcae244c1cef2df3d7c7d8af5','d37740bfc5c59bc9602f01797d70c39e');
INSERT INTO "step" VALUES('verschieden',20,3,'3-19','act','{"act":"LA"}',1790000039000,'0.2.0','d37740bfc5c59bc9602f01797d70c39e','4b21393d3c0b327db3735621a059994d');
INSERT INTO "step" VALUES('verschieden',21,1,'1-20','act','{"act":"bet hanger"}',1790000040500,'0.2.0','4b21393d3c0b327db3735621a059994d','58ab85ebf49a38d0792759d535d61051');
INSERT INTO "step" VALUES('verschieden',22,2,'2-21','act','{"act":"raise"}',1790000042000,'0.2.0','58ab85ebf49a38d0792759d535d61051','9f72bcc8107c5b71d7851e44cd45560d');
INSERT INTO "step" VALUES('verschieden',23,2,'2-22','act','{"act":"concede spiel"}',1790000043500,'0.2.0','9f72bcc8107c5b71d7851e44cd45560d','4d05023ed1b19894bb6f6f37d16c60bb');
INSERT INTO "step" VALUES('verschieden',24,0,'0-23','act','{"act":"validate gleich EK SK"}',1790000045000,'0.2.0','4d05023ed1b19894bb6f6f37d16c60bb','340c8d036e060bd0db2438c19fc782ff');
INSERT INTO "step" VALUES('verschieden',25,1,'1-24','act','{"act":"validate gleich HA SA"}',1790000046500,'0.2.0','340c8d036e060bd0db2438c19fc782ff','53e1b5af9746d9b86d15f89e08bd884c');
INSERT INTO "step" VALUES('verschieden',26,1,'1-25','act','{"act":"pass"}',1790000048000,'0.2.0','53e1b5af9746d9b86d15f89e08bd884c','60940363d1c48d427791fc68000960ba');
INSERT INTO "step" VALUES('verschieden',27,2,'2-26','act','{"act":"validate gleich E8 S8"}',1790000049500,'0.2.0','60940363d1c48d427791fc68000960ba','ff6def3a7b66eca4cdde3d354529ef84');
INSERT INTO "step" VALUES('verschieden',28,2,'2-27','act','{"act":"pass"}',1790000051000,'0.2.0','ff6def3a7b66eca4cdde3d354529ef84','a5f37aa44fac64dbc1b929af773db4e3');
INSERT INTO "step" VALUES('verschieden',29,3,'3-28','act','{"act":"pass"}',1790000054000,'0.2.0','a5f37aa44fac64dbc1b929af773db4e3','c148afacfc3c54c5511b1345c06b738b');
INSERT INTO "step" VALUES('verschieden',30,NULL,NULL,'end','{"deal":1,"points":{"NS":-2,"EW":7},"scores":{"NS":-2,"EW":7},"winner":null,"losers":[]}',1790000055500,'0.2.0','c148afacfc3c54c5511b1345c06b738b','3c9a6578813bfb41f6c68477b5f821d0');
INSERT INTO "step" VALUES('verschieden',31,NULL,NULL,'deal','{"deal":2,"dealer":"E"}',1790000057000,'0.2.0','3c9a6578813bfb41f6c68477b5f821d0','a2f229fe06d2b188ede0a368a8da5b48');
INSERT INTO "step" VALUES('verschieden',32,3,'mine','act','{"act":"bet gleich"}',1790000060000,'0.2.0','a2f229fe06d2b188ede0a368a8da5b48','a318cce03b88f826b150f4d5cd4879a5');
INSERT INTO "step" VALUES('verschieden',33,3,NULL,'back','{}',1790000063000,'0.2.0','a318cce03b88f826b150f4d5cd4879a5','9c5de6e804d1d0aad66a7b418611125c');
INSERT INTO "step" VALUES('verschieden',34,0,'sg','act','{"act":"sign kiss"}',1790000064500,'0.2.0','9c5de6e804d1d0aad66a7b418611125c','89f8a81d82e3b513b86dc62efc2f90d8');
INSERT INTO "step" VALUES('verschieden',35,3,'sx','act','{"act":"ask gleich"}',1790000067500,'0.2.0','89f8a81d82e3b513b86dc62efc2f90d8','391a82a65117d177646f892e01bab650');
INSERT INTO "step" VALUES('verschieden',36,NULL,NULL,'pace','{"pace":{"bots":"slow","trick":"tap","questions":"useful"}}',1790000070500,'0.2.0','391a82a65117d177646f892e01bab650','e265b9f2c775696b6dcf1a0b5c1d844f');
INSERT INTO "step" VALUES('aufgegeben',1,NULL,NULL,'deal','{"deal":1,"dealer":"W"}',1790000073500,'0.2.0','7f36361c292248e834b96243856eee46','1542dffc08a71fb068b98fa8aec06aaa');
INSERT INTO "step" VALUES('aufgegeben',2,2,'2-1','act','{"act":"cut 23"}',1790000076500,'0.2.0','1542dffc08a71fb068b98fa8aec06aaa','7bd954e23f7901976127ee7d6ae1552e');
INSERT INTO "step" VALUES('aufgegeben',3,2,'2-2','act','{"act":"steal"}',1790000079500,'0.2.0','7bd954e23f7901976127ee7d6ae1552e','8380292e5a50e27169745dc46c26cde8');
INSERT INTO "step" VALUES('aufgegeben',4,2,'2-3','act','{"act":"steal"}',1790000082500,'0.2.0','8380292e5a50e27169745dc46c26cde8','258e3a3426ac48c0f7258f3da9c83410');
INSERT INTO "step" VALUES('aufgegeben',5,2,'2-4','act','{"act":"stop"}',1790000085500,'0.2.0','258e3a3426ac48c0f7258f3da9c83410','5e60b299b6001037d0cda8e4d8f29a99');
INSERT INTO "step" VALUES('aufgegeben',6,3,'3-5','act','{"act":"bet spiel"}',1790000087000,'0.2.0','5e60b299b6001037d0cda8e4d8f29a99','7cd20e454eb935e8d16fa7ea8bf5fed1');
INSERT INTO "step" VALUES('aufgegeben',7,0,'0-6','act','{"act":"hold"}',1790000088500,'0.2.0','7cd20e454eb935e8d16fa7ea8bf5fed1','1b5478c90b8f20d4305f9f22f368590b');
INSERT INTO "step" VALUES('aufgegeben',8,1,'1-7','act','{"act":"bet gleich"}',1790000090000,'0.2.0','1b5478c90b8f20d4305f9f22f368590b','01437a4d900e48135aa5259077ad90e7');
INSERT INTO "step" VALUES('aufgegeben',9,2,'2-8','act','{"act":"good"}',1790000093000,'0.2.0','01437a4d900e48135aa5259077ad90e7','baa4e8b3c7d183086a50cc9e27b5e110');
INSERT INTO "step" VALUES('aufgegeben',10,3,'3-9','act','{"act":"good"}',1790000094500,'0.2.0','baa4e8b3c7d183086a50cc9e27b5e110','ba248fe7c9d8425cfc1e0c1d0d61dc5e');
INSERT INTO "step" VALUES('aufgegeben',11,0,'0-10','act','{"act":"hold"}',1790000096000,'0.2.0','ba248fe7c9d8425cfc1e0c1d0d61dc5e','bc51e8c8d13969998f14a2f4bd54b54d');
INSERT INTO "step" VALUES('aufgegeben',12,3,'3-11','act','{"act":"bet hanger"}',1790000097500,'0.2.0','bc51e8c8d13969998f14a2f4bd54b54d','445e08ee9dd39985e56e6f2d98b617b1');
INSERT INTO "step" VALUES('aufgegeben',13,0,'0-12','act','{"act":"good"}',1790000099000,'0.2.0','445e08ee9dd39985e56e6f2d98b617b1','6590f0b012ad56d4ee77b812a1fab344');
INSERT INTO "step" VALUES('aufgegeben',14,1,'1-13','act','{"act":"good"}',1790000100500,'0.2.0','6590f0b012ad56d4ee77b812a1fab344','f3298a6f37d0cba5f5d21d6066c50109');
INSERT INTO "step" VALUES('aufgegeben',15,2,'2-14','act','{"act":"good"}',1790000103500,'0.2.0','f3298a6f37d0cba5f5d21d6066c50109','9269fb7f0234e4559f6abe0377318310');
INSERT INTO "step" VALUES('aufgegeben',16,1,'1-15','act','{"act":"bet rot"}',1790000105000,'0.2.0','9269fb7f0234e4559f6abe0377318310','ffcb0e972d263c176961ef57cd9bd923');
INSERT INTO "step" VALUES('aufgegeben',17,2,'2-16','act','{"act":"hold"}',1790000108000,'0.2.0','ffcb0e972d263c176961ef57cd9bd923','c9488e7346b896828a7eaa6aa1bb11fe');
INSERT INTO "step" VALUES('aufgegeben',18,1,'1-17','act','{"act":"bet spiel"}',1790000109500,'0.2.0','c9488e7346b896828a7eaa6aa1bb11fe','db0634ddc40fc3914d0b8d2516979c6d');
INSERT INTO "step" VALUES('aufgegeben',19,2,'2-18','act','{"act":"hold"}',1790000112500,'0.2.0','db0634ddc40fc3914d0b8d2516979c6d','092e50fb743d28da0395ec454b412b76');
INSERT INTO "step" VALUES('aufgegeben',20,2,'2-19','act','{"act":"bet rot"}',1790000115500,'0.2.0','092e50fb743d28da0395ec454b412b76','c0934fdc6fd58112feb34425f91cf6c4');
INSERT INTO "step" VALUES('aufgegeben',21,3,'3-20','act','{"act":"good"}',1790000117000,'0.2.0','c0934fdc6fd58112feb34425f91cf6c4','fac9fc2ecbd07276abe6326021343a13');
INSERT INTO "step" VALUES('aufgegeben',22,0,'0-21','act','{"act":"hold"}',1790000118500,'0.2.0','fac9fc2ecbd07276abe6326021343a13','f2414ff524fcc3099fbbeef57141ac73');
INSERT INTO "step" VALUES('aufgegeben',23,2,NULL,'give_up','{}',1790000120000,'0.2.0','f2414ff524fcc3099fbbeef57141ac73','90034f4491d1cd9ba7425f768800a08a');
INSERT INTO "step" VALUES('aufgegeben',24,NULL,NULL,'end','{"deal":0,"points":{"N":0,"E":0,"S":0,"W":0},"scores":{"N":0,"E":0,"S":0,"W":0},"winner":null,"losers":["S"]}',1790000121500,'0.2.0','90034f4491d1cd9ba7425f768800a08a','91242574234d85a2fec605309dbbf7d8');
INSERT INTO "step" VALUES('noch-einmal',1,NULL,NULL,'deal','{"deal":1,"dealer":"N"}',1790000124500,'0.2.0','3af2f4183d234e88b2d292ac82c4fee2','45a6a56498cd2f03c8df2110bbbbaeea');
INSERT INTO "step" VALUES('noch-einmal',2,3,'3-1','act','{"act":"cut 24"}',1790000126000,'0.2.0','45a6a56498cd2f03c8df2110bbbbaeea','6a8dd21f513488a13f0e21077033aed5');
INSERT INTO "step" VALUES('noch-einmal',3,3,'3-2','act','{"act":"stop"}',1790000127500,'0.2.0','6a8dd21f513488a13f0e21077033aed5','65ccf9427f33e1ff25fc5b20a1744c52');
INSERT INTO "step" VALUES('gezogen',1,NULL,NULL,'deal','{"deal":1,"dealer":"W"}',1790000130500,'0.2.0','21d7a664c2604a1a5291121c8f033a9a','165a9f090553ace57a0b0e371eb18b6e');
INSERT INTO "step" VALUES('gezogen',2,0,'0-1','act','{"act":"cut 39"}',1790000132000,'0.2.0','165a9f090553ace57a0b0e371eb18b6e','5960d82714bedc126fb94a6358cf9eb2');
INSERT INTO "step" VALUES('gezogen',3,0,'0-2','act','{"act":"accuse"}',1790000133500,'0.2.0','5960d82714bedc126fb94a6358cf9eb2','bdb404ca120ef2ee3ba85914b9796a7b');
INSERT INTO "step" VALUES('gezogen',4,NULL,NULL,'end','{"deal":1,"points":{"NS":2,"EW":0},"scores":{"NS":2,"EW":0},"winner":null,"losers":[]}',1790000135000,'0.2.0','bdb404ca120ef2ee3ba85914b9796a7b','d10dd657309fc11d2ec3814589c8b23a');
INSERT INTO "step" VALUES('gezogen',5,NULL,NULL,'deal','{"deal":2,"dealer":"S"}',1790000136500,'0.2.0','d10dd657309fc11d2ec3814589c8b23a','40130fd8175c5c4ccc89c90bcbc666ff');
INSERT INTO "step" VALUES('gezogen',6,1,'1-5','act','{"act":"cut 24"}',1790000138000,'0.2.0','40130fd8175c5c4ccc89c90bcbc666ff','f4c22f435e4c99b7f35a5e25797fb466');
INSERT INTO "step" VALUES('gezogen',7,0,'0-6','act','{"act":"aus"}',1790000139500,'0.2.0','f4c22f435e4c99b7f35a5e25797fb466','76ef992ad1b4077e32a62f60ea57f7b9');
INSERT INTO "step" VALUES('gezogen',8,NULL,NULL,'end','{"deal":2,"points":{"NS":2,"EW":0},"scores":{"NS":4,"EW":0},"winner":null,"losers":[]}',1790000141000,'0.2.0','76ef992ad1b4077e32a62f60ea57f7b9','e2cd4fa321a3b968ac44e56cff676646');
INSERT INTO "step" VALUES('gezogen',9,NULL,NULL,'deal','{"deal":3,"dealer":"E"}',1790000142500,'0.2.0','e2cd4fa321a3b968ac44e56cff676646','49330e882c859c035f2d3a1ad01b8195');
INSERT INTO "step" VALUES('gezogen',10,2,'2-9','act','{"act":"cut 27"}',1790000145500,'0.2.0','49330e882c859c035f2d3a1ad01b8195','8fd435b0ff190981e691736a326bd343');
INSERT INTO "step" VALUES('gezogen',11,0,'0-10','act','{"act":"tauchen SU"}',1790000147000,'0.2.0','8fd435b0ff190981e691736a326bd343','60584728f491da1c74de2de28fdb82d6');
INSERT INTO "step" VALUES('gezogen',12,1,'1-11','act','{"act":"EA"}',1790000148500,'0.2.0','60584728f491da1c74de2de28fdb82d6','a87cb381dde2e0f17562924bdae06efe');
INSERT INTO "step" VALUES('gezogen',13,2,'2-12','act','{"act":"SO"}',1790000151500,'0.2.0','a87cb381dde2e0f17562924bdae06efe','98404d2a753a3dbbc90836830b0c8fc3');
INSERT INTO "step" VALUES('gezogen',14,1,'1-13','act','{"act":"aus"}',1790000153000,'0.2.0','98404d2a753a3dbbc90836830b0c8fc3','506e0d80b1d421be3f5acbdeb36ed112');
INSERT INTO "step" VALUES('gezogen',15,NULL,NULL,'end','{"deal":3,"points":{"NS":0,"EW":2},"scores":{"NS":4,"EW":2},"winner":null,"losers":[]}',1790000154500,'0.2.0','506e0d80b1d421be3f5acbdeb36ed112','de25eb18078299b1612b1d7a9481f308');
INSERT INTO "step" VALUES('gezogen',16,NULL,NULL,'deal','{"deal":4,"dealer":"N"}',1790000156000,'0.2.0','de25eb18078299b1612b1d7a9481f308','e19df3570bf96475f639a7fac96faf1a');
INSERT INTO "step" VALUES('gezogen',17,3,'3-16','act','{"act":"cut 46"}',1790000157500,'0.2.0','e19df3570bf96475f639a7fac96faf1a','ec173024d62ce71ddee13ddc52eedccc');
INSERT INTO "step" VALUES('gezogen',18,2,'2-17','act','{"act":"aus"}',1790000160500,'0.2.0','ec173024d62ce71ddee13ddc52eedccc','6a812bf06ddffaad54da2c3ecf137946');
INSERT INTO "step" VALUES('gezogen',19,NULL,NULL,'end','{"deal":4,"points":{"NS":2,"EW":0},"scores":{"NS":6,"EW":2},"winner":null,"losers":[]}',1790000162000,'0.2.0','6a812bf06ddffaad54da2c3ecf137946','5ba5b1da55db8891c36d36df2ba61084');
INSERT INTO "step" VALUES('gezogen',20,NULL,NULL,'deal','{"deal":5,"dealer":"W"}',1790000163500,'0.2.0','5ba5b1da55db8891c36d36df2ba61084','65e505b799a57d6a714f8e5a023e589b');
INSERT INTO "step" VALUES('gezogen',21,0,'0-20','act','{"act":"cut 22"}',1790000165000,'0.2.0','65e505b799a57d6a714f8e5a023e589b','fbc99d3df6b1b58743cbbd41a21ba3bf');
INSERT INTO "step" VALUES('gezogen',22,2,'2-21','act','{"act":"zweite LA"}',1790000168000,'0.2.0','fbc99d3df6b1b58743cbbd41a21ba3bf','c7e91a7688cacb0342a5d7b5dcb4a56d');
INSERT INTO "step" VALUES('gezogen',23,3,'3-22','act','{"act":"LO"}',1790000169500,'0.2.0','c7e91a7688cacb0342a5d7b5dcb4a56d','b6ae2fbd46c2b585afef247910de868d');
INSERT INTO "step" VALUES('gezogen',24,0,'0-23','act','{"act":"SO"}',1790000171000,'0.2.0','b6ae2fbd46c2b585afef247910de868d','39f639a4a5fbce81b4e572c8c3150ca5');
INSERT INTO "step" VALUES('gezogen',25,1,'1-24','act','{"act":"LA"}',1790000172500,'0.2.0','39f639a4a5fbce81b4e572c8c3150ca5','44edee0367ccddb43c6aaf4cc705893d');
INSERT INTO "step" VALUES('gezogen',26,NULL,NULL,'look','{}',1790000174000,'0.2.0','44edee0367ccddb43c6aaf4cc705893d','0af6515331b4bbcc613f56dcb1acb4f1');
INSERT INTO "step" VALUES('gezogen',27,2,'2-26','act','{"act":"accuse"}',1790000177000,'0.2.0','0af6515331b4bbcc613f56dcb1acb4f1','9fe18a0be7bc4a7a05c2b2eb1df0d356');
INSERT INTO "step" VALUES('gezogen',28,NULL,NULL,'end','{"deal":5,"points":{"NS":2,"EW":0},"scores":{"NS":8,"EW":2},"winner":null,"losers":[]}',1790000178500,'0.2.0','9fe18a0be7bc4a7a05c2b2eb1df0d356','73cdc68920d392977a495cb825f503f6');
INSERT INTO "step" VALUES('gezogen',29,NULL,NULL,'deal','{"deal":6,"dealer":"S"}',1790000180000,'0.2.0','73cdc68920d392977a495cb825f503f6','8674871790ce847510928dbb72fc8776');
INSERT INTO "step" VALUES('gezogen',30,1,'1-29','act','{"act":"cut 4"}',1790000181500,'0.2.0','8674871790ce847510928dbb72fc8776','66de3b436ef6bccd4e9c0a787c2ec467');
CREATE TABLE table_meta (
	table_id TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	created_ms INTEGER NOT NULL, head_seq INTEGER DEFAULT '0' NOT NULL, head_hash TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "table_meta" VALUES('verschieden','{"game":"giltspiel","rules":"fiss","target":11,"dealer":"N","seat":"W","level":"stammgast","names":{"N":"Franz","E":"Nanni","S":"Lina","W":"Resi"},"face":"vroni","options":{},"drawn":null,"levels":{"N":"lehrbua"},"after":"","chance":{"drawn":"57554acd8f22b732c2ccd5ba2ea35cdf"}}',1790000000000,36,'e265b9f2c775696b6dcf1a0b5c1d844f');
INSERT INTO "table_meta" VALUES('aufgegeben','{"game":"bieten","rules":"4p","target":11,"dealer":"W","seat":"S","level":"wirt","names":{"N":"Seppl","E":"Franz","S":"","W":"Wirt"},"face":"","options":{},"drawn":null,"levels":{},"after":"","chance":{"drawn":"f35b1ab39afd0118c5f56cc137367932"}}',1790000072000,24,'91242574234d85a2fec605309dbbf7d8');
INSERT INTO "table_meta" VALUES('noch-einmal','{"game":"bieten","rules":"4p","target":11,"dealer":"N","seat":"S","level":"wirt","names":{"N":"Seppl","E":"Franz","S":"","W":"Wirt"},"face":"","options":{},"drawn":null,"levels":{},"after":"aufgegeben","chance":{"drawn":"192b64b3aa0a8aa21495e1cb88018b4a"}}',1790000123000,3,'65ccf9427f33e1ff25fc5b20a1744c52');
INSERT INTO "table_meta" VALUES('gezogen','{"game":"gaigel","rules":"kreuz-4p","target":10,"dealer":"W","seat":"S","level":"wirt","names":{"N":"Wirt","W":"Bärbel","S":"","E":"Frieder"},"face":"","options":{},"drawn":{"cards":["EA","SA"],"receivers":["W","E"],"finds_dealer":true},"levels":{},"after":"","chance":{"drawn":"0f3b7d5be0f9d296e7199d1eeec1f516"}}',1790000129000,30,'66de3b436ef6bccd4e9c0a787c2ec467');
CREATE UNIQUE INDEX step_key ON step (table_id, seat, action_key) WHERE action_key IS NOT NULL;
CREATE INDEX step_kind ON step (kind);
COMMIT;
