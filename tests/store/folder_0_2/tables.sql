BEGIN TRANSACTION;
CREATE TABLE address (
	player_id TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	since_ms INTEGER NOT NULL, 
	PRIMARY KEY (player_id), 
	FOREIGN KEY(player_id) REFERENCES player (player_id), 
	UNIQUE (hash)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE beside (
	table_id TEXT NOT NULL, 
	node TEXT NOT NULL, 
	body TEXT NOT NULL, 
	until_ms INTEGER NOT NULL, 
	PRIMARY KEY (table_id, node)
);
CREATE TABLE door (
	table_id TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	code TEXT NOT NULL, 
	code_hash TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES table_meta (table_id), 
	UNIQUE (code_hash)
);
CREATE TABLE formerly (
	player_id TEXT NOT NULL, 
	now_id TEXT NOT NULL, 
	PRIMARY KEY (player_id), 
	FOREIGN KEY(now_id) REFERENCES player (player_id)
);
CREATE TABLE house_key (
	purpose TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	PRIMARY KEY (purpose)
);
CREATE TABLE installation (
	name TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "installation" VALUES('0c9a31aa9c23bede');
CREATE TABLE keeping (
	table_id TEXT NOT NULL, 
	node TEXT NOT NULL, 
	until_ms INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE lobby (
	table_id TEXT NOT NULL, 
	since_ms INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE passkey (
	credential TEXT NOT NULL, 
	player_id TEXT NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	since_ms INTEGER NOT NULL, 
	used_ms INTEGER NOT NULL, 
	PRIMARY KEY (credential), 
	FOREIGN KEY(player_id) REFERENCES player (player_id)
);
CREATE TABLE player (
	player_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	face TEXT NOT NULL, 
	since_ms INTEGER NOT NULL, 
	return_hash TEXT, 
	PRIMARY KEY (player_id), 
	UNIQUE (return_hash)
);
CREATE TABLE push (
	endpoint TEXT NOT NULL, 
	player_id TEXT NOT NULL, 
	session TEXT NOT NULL, 
	public_key TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	lang TEXT NOT NULL, 
	since_ms INTEGER NOT NULL, 
	PRIMARY KEY (endpoint)
);
CREATE TABLE pushed (
	table_id TEXT NOT NULL, 
	player_id TEXT NOT NULL, 
	turn TEXT NOT NULL, 
	PRIMARY KEY (table_id, player_id)
);
CREATE TABLE secret (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	pack TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id, seq) REFERENCES step (table_id, seq)
);
INSERT INTO "secret" VALUES('giltspiel',1,'HU SK EU LU SA E8 E9 H8 EX LX H9 S9 H7 EK SX S8 LO HO S7 HA LA L7 LK E7 HK EA EO SO L9 HX L8 SU');
INSERT INTO "secret" VALUES('giltspiel',9,'LK E8 H8 SX EU L8 LO SU SO EX H9 S9 HA EO HK EK LX SK L7 LA SA HU E7 HX EA HO S7 S8 E9 LU H7 L9');
INSERT INTO "secret" VALUES('giltspiel',21,'HX EA S8 EO HK S7 SK E9 H9 L8 H7 LA L9 LK SX S9 EX L7 EK HO SU LU SO LO E7 LX H8 EU SA E8 HU HA');
INSERT INTO "secret" VALUES('giltspiel',30,'SO E9 S9 SK L7 LA HK HO SU E8 L8 HU H9 LK S7 LU LX E7 EA EO HA H8 S8 LO HX L9 SA EK EU EX H7 SX');
INSERT INTO "secret" VALUES('giltspiel',38,'EO SA LK LU H8 L7 EU LO SX S9 S7 LX SU EA S8 E9 SK H7 EX L9 HO E7 H9 SO HA HK HX E8 HU EK L8 LA');
INSERT INTO "secret" VALUES('bieten',1,'HU L8 LU SA E8 E9 S8 H8 EX LX H9 SX H7 EK HO S9 LO SU HK S6 LK L7 HX E7 SO LA EO L9 EU SK S7 HA EA');
INSERT INTO "secret" VALUES('bieten',36,'LK E9 H8 S9 EU L8 LO SX SO EX H9 SU S6 EO HA EK LX HK L7 H7 E8 HO E7 S8 LA EA HX S7 SA SK LU HU L9');
INSERT INTO "secret" VALUES('gaigel',1,'LX EX H7 SO EU EO HA EK LA S7 SK HX L7 EU EO HU HU SX EK HK LO HA E7 LK SU HO SA LX H7 SX L7 LK LA E7 EX HO SK SO S7 HK LO EA SA EA LU LU HX SU');
INSERT INTO "secret" VALUES('gaigel',18,'EK HA SX EO S7 EU SU L7 HK HA HU LX HO SA LA LK LU H7 EO LA H7 EK EU LK EX LO SO EA LU HX HK SK SO LO L7 SU HX HU SA E7 E7 S7 SX LX EA SK HO EX');
INSERT INTO "secret" VALUES('gaigel',24,'S7 HO EO EO LO HK SX EU LK S7 HO LK H7 LA E7 SA HA SX SU SO LU HX EK HA EX SO EK L7 LX HU EU SK LU H7 EX HK SK SU L7 HX EA EA LO SA HU E7 LX LA');
INSERT INTO "secret" VALUES('grasobern',1,'HU SK EU LU SA E8 E9 H8 EX LX H9 S9 H7 EK SX S8 LO HO S7 HA LA L7 LK E7 HK EA EO SO L9 HX L8 SU');
INSERT INTO "secret" VALUES('grasobern',42,'LK E8 H8 SX EU L8 LO SU SO EX H9 S9 HA EO HK EK LX SK L7 LA SA HU E7 HX EA HO S7 S8 E9 LU H7 L9');
INSERT INTO "secret" VALUES('beim-kirchenwirt',1,'HU L8 LU SA E8 E9 S8 H8 EX LX H9 SX H7 EK HO S9 LO SU HK S6 LK L7 HX E7 SO LA EO L9 EU SK S7 HA EA');
INSERT INTO "secret" VALUES('beim-kirchenwirt',16,'LK E9 H8 S9 EU L8 LO SX SO EX H9 SU S6 EO HA EK LX HK L7 H7 E8 HO E7 S8 LA EA HX S7 SA SK LU HU L9');
INSERT INTO "secret" VALUES('beim-kirchenwirt',35,'HX LA S7 EO HK S6 EA E9 H9 L8 H7 SK L9 LK HA SO EX LO H8 LU SU SA S8 EK E7 E8 S9 EU HO LX HU SX L7');
CREATE TABLE session (
	hash TEXT NOT NULL, 
	player_id TEXT NOT NULL, 
	since_ms INTEGER NOT NULL, 
	used_ms INTEGER NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player_id) REFERENCES player (player_id)
);
CREATE TABLE sitting (
	player_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat TEXT NOT NULL, 
	PRIMARY KEY (player_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES table_meta (table_id)
);
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
INSERT INTO "step" VALUES('giltspiel',1,NULL,NULL,'deal','{"deal":1,"dealer":"E"}',2000,'0.2.0','e1b39ac1848dbc39b1de68c13213a665','55f65b835dda1feef20e4ece5beb9f45');
INSERT INTO "step" VALUES('giltspiel',2,3,'3 bet hanger 1','act','{"act":"bet hanger"}',2000,'0.2.0','55f65b835dda1feef20e4ece5beb9f45','ca9ad01ac94c31b18be9e08783984fe2');
INSERT INTO "step" VALUES('giltspiel',3,0,'0 good 2','act','{"act":"good"}',2000,'0.2.0','ca9ad01ac94c31b18be9e08783984fe2','10c127b3e08986f46dcc2a0438e7bc2f');
INSERT INTO "step" VALUES('giltspiel',4,0,'0 concede spiel 3','act','{"act":"concede spiel"}',2000,'0.2.0','10c127b3e08986f46dcc2a0438e7bc2f','b52ca80de2ad6d2a81ad9a4147d57fd3');
INSERT INTO "step" VALUES('giltspiel',5,3,'3 contest gleich EU LU 4','act','{"act":"contest gleich EU LU"}',2000,'0.2.0','b52ca80de2ad6d2a81ad9a4147d57fd3','ed6db51399a4e0283d782ca53d090fab');
INSERT INTO "step" VALUES('giltspiel',6,0,'0 concede gleich 5','act','{"act":"concede gleich"}',2000,'0.2.0','ed6db51399a4e0283d782ca53d090fab','03a6f4db5c0de02fb436f42b29f7f204');
INSERT INTO "step" VALUES('giltspiel',7,3,'3 pass 6','act','{"act":"pass"}',2000,'0.2.0','03a6f4db5c0de02fb436f42b29f7f204','5527b6507d7a14239d5dfc94244d607d');
INSERT INTO "step" VALUES('giltspiel',8,NULL,NULL,'end','{"deal":1,"points":{"NS":0,"EW":0},"scores":{"NS":0,"EW":0},"winner":null,"losers":[]}',2000,'0.2.0','5527b6507d7a14239d5dfc94244d607d','ed93e5fa7b73d711a81faeb5427138ef');
INSERT INTO "step" VALUES('giltspiel',9,NULL,NULL,'deal','{"deal":2,"dealer":"S"}',2000,'0.2.0','ed93e5fa7b73d711a81faeb5427138ef','5f971a19547ca802dae96beeca9451b4');
INSERT INTO "step" VALUES('giltspiel',10,3,'3 bet gleich hanger spiel 9','act','{"act":"bet gleich hanger spiel"}',2000,'0.2.0','5f971a19547ca802dae96beeca9451b4','a1a42716361caef3b705a0bec045a99a');
INSERT INTO "step" VALUES('giltspiel',11,0,'0 hold spiel 10','act','{"act":"hold spiel"}',2000,'0.2.0','a1a42716361caef3b705a0bec045a99a','5aa82ec48bc4fb528703965a8d23fb68');
INSERT INTO "step" VALUES('giltspiel',12,3,'3 concede spiel 11','act','{"act":"concede spiel"}',2000,'0.2.0','5aa82ec48bc4fb528703965a8d23fb68','837ceafad18dc32787921f59f91ea8bf');
INSERT INTO "step" VALUES('giltspiel',13,0,'0 hold hanger 12','act','{"act":"hold hanger"}',2000,'0.2.0','837ceafad18dc32787921f59f91ea8bf','98db7c2aa6a9d262a782d3e602387ae6');
INSERT INTO "step" VALUES('giltspiel',14,0,'0 hold 13','act','{"act":"hold"}',2000,'0.2.0','98db7c2aa6a9d262a782d3e602387ae6','6b0949f6c329eba74668368627e3024d');
INSERT INTO "step" VALUES('giltspiel',15,0,'0 contest hanger EO H8 S9 SX 14','act','{"act":"contest hanger EO H8 S9 SX"}',2000,'0.2.0','6b0949f6c329eba74668368627e3024d','69fb57bd50359c10487e9a331ccd56dc');
INSERT INTO "step" VALUES('giltspiel',16,3,'3 concede gleich 15','act','{"act":"concede gleich"}',2000,'0.2.0','69fb57bd50359c10487e9a331ccd56dc','221df4ba85892ecd61d6e3a94ecc5d17');
INSERT INTO "step" VALUES('giltspiel',17,0,'0 concede hanger 16','act','{"act":"concede hanger"}',2000,'0.2.0','221df4ba85892ecd61d6e3a94ecc5d17','6351b2c34b1d608fc508e24ffc01c446');
INSERT INTO "step" VALUES('giltspiel',18,3,'3 pass 17','act','{"act":"pass"}',2000,'0.2.0','6351b2c34b1d608fc508e24ffc01c446','9342d33303869e4fd5b3103474408106');
INSERT INTO "step" VALUES('giltspiel',19,0,'0 pass 18','act','{"act":"pass"}',2000,'0.2.0','9342d33303869e4fd5b3103474408106','a85bbca29fa3d8b66d017ba3bb1a11ba');
INSERT INTO "step" VALUES('giltspiel',20,NULL,NULL,'end','{"deal":2,"points":{"NS":2,"EW":-4},"scores":{"NS":2,"EW":-4},"winner":null,"losers":[]}',2000,'0.2.0','a85bbca29fa3d8b66d017ba3bb1a11ba','71e7dd37fe07b67fc440245641020468');
INSERT INTO "step" VALUES('giltspiel',21,NULL,NULL,'deal','{"deal":3,"dealer":"W"}',2000,'0.2.0','71e7dd37fe07b67fc440245641020468','e2f8454c497daa1b0819eddf932ec3fe');
INSERT INTO "step" VALUES('giltspiel',22,1,'1 bet spiel 21','act','{"act":"bet spiel"}',2000,'0.2.0','e2f8454c497daa1b0819eddf932ec3fe','0c85d6ccd2bc531667199a55db5dc7be');
INSERT INTO "step" VALUES('giltspiel',23,1,'1 concede hanger 22','act','{"act":"concede hanger"}',2000,'0.2.0','0c85d6ccd2bc531667199a55db5dc7be','5a3e61890f575dc979405afa4bde5f27');
INSERT INTO "step" VALUES('giltspiel',24,2,'2 hold 23','act','{"act":"hold"}',2000,'0.2.0','5a3e61890f575dc979405afa4bde5f27','5ef53cf8454a938bd66c892a5f3ce9a7');
INSERT INTO "step" VALUES('giltspiel',25,0,'0 HX 24','act','{"act":"HX"}',2000,'0.2.0','5ef53cf8454a938bd66c892a5f3ce9a7','e7ca7938a3095cf3d08aed9f06a6cf00');
INSERT INTO "step" VALUES('giltspiel',26,0,'0 concede spiel 25','act','{"act":"concede spiel"}',2000,'0.2.0','e7ca7938a3095cf3d08aed9f06a6cf00','2315ffd95c171b7133b3cd01806f1fd6');
INSERT INTO "step" VALUES('giltspiel',27,2,NULL,'look','{}',2000,'0.2.0','2315ffd95c171b7133b3cd01806f1fd6','f7288e5c77d61bfab9adf448ef6ad29f');
INSERT INTO "step" VALUES('giltspiel',28,2,'2 concede gleich 27','act','{"act":"concede gleich"}',2000,'0.2.0','f7288e5c77d61bfab9adf448ef6ad29f','4c24f8f450fd5eaf6fd9edaae4ae38e4');
INSERT INTO "step" VALUES('giltspiel',29,NULL,NULL,'end','{"deal":3,"points":{"NS":1,"EW":3},"scores":{"NS":3,"EW":-1},"winner":null,"losers":[]}',2000,'0.2.0','4c24f8f450fd5eaf6fd9edaae4ae38e4','bf0f93749ae3dbd8a9aea63077389e94');
INSERT INTO "step" VALUES('giltspiel',30,NULL,NULL,'deal','{"deal":4,"dealer":"N"}',2000,'0.2.0','bf0f93749ae3dbd8a9aea63077389e94','7f0fa3f0c9f959b68124e883f1b872d4');
INSERT INTO "step" VALUES('giltspiel',31,0,'0 concede spiel 30','act','{"act":"concede spiel"}',2000,'0.2.0','7f0fa3f0c9f959b68124e883f1b872d4','069d966b666464d09f85caead236a545');
INSERT INTO "step" VALUES('giltspiel',32,3,'3 contest gleich L7 S7 31','act','{"act":"contest gleich L7 S7"}',2000,'0.2.0','069d966b666464d09f85caead236a545','aba2d1fc01daec83328946fd51be6352');
INSERT INTO "step" VALUES('giltspiel',33,1,'1 contest hanger L8 SU SO 32','act','{"act":"contest hanger L8 SU SO"}',2000,'0.2.0','aba2d1fc01daec83328946fd51be6352','31f5aba3d769b691bba51a7bf34e0cd3');
INSERT INTO "step" VALUES('giltspiel',34,3,'3 concede hanger 33','act','{"act":"concede hanger"}',2000,'0.2.0','31f5aba3d769b691bba51a7bf34e0cd3','0fcc6ba877caaa56892864ed8f77859f');
INSERT INTO "step" VALUES('giltspiel',35,2,'2 contest gleich H9 HU S9 34','act','{"act":"contest gleich H9 HU S9"}',2000,'0.2.0','0fcc6ba877caaa56892864ed8f77859f','b99e69af712542c4dfdda5fc46e7d88a');
INSERT INTO "step" VALUES('giltspiel',36,3,'3 concede gleich 35','act','{"act":"concede gleich"}',2000,'0.2.0','b99e69af712542c4dfdda5fc46e7d88a','b06ea29db65d1ba2811f381f8a3d2f1b');
INSERT INTO "step" VALUES('giltspiel',37,NULL,NULL,'end','{"deal":4,"points":{"NS":2,"EW":1},"scores":{"NS":5,"EW":0},"winner":null,"losers":[]}',2000,'0.2.0','b06ea29db65d1ba2811f381f8a3d2f1b','77019fba63285c9994955de1be2dd317');
INSERT INTO "step" VALUES('giltspiel',38,NULL,NULL,'deal','{"deal":5,"dealer":"E"}',2000,'0.2.0','77019fba63285c9994955de1be2dd317','92d779d3aec45f59e150ad9572da67ec');
INSERT INTO "step" VALUES('giltspiel',39,1,'1 bet gleich spiel 38','act','{"act":"bet gleich spiel"}',2000,'0.2.0','92d779d3aec45f59e150ad9572da67ec','9f1b3488f767d96d80a5469c3512ef79');
INSERT INTO "step" VALUES('giltspiel',40,2,'2 hold gleich 39','act','{"act":"hold gleich"}',2000,'0.2.0','9f1b3488f767d96d80a5469c3512ef79','9f86714f5653e786a6fd811598cca294');
INSERT INTO "step" VALUES('giltspiel',41,1,'1 concede gleich 40','act','{"act":"concede gleich"}',2000,'0.2.0','9f86714f5653e786a6fd811598cca294','d1bc7ef5354cc8f8542cba4e0fcde4a5');
INSERT INTO "step" VALUES('giltspiel',42,0,'0 raise 41','act','{"act":"raise"}',2000,'0.2.0','d1bc7ef5354cc8f8542cba4e0fcde4a5','bcf22add3879ee5f03cd2c0b76f6ed90');
INSERT INTO "step" VALUES('giltspiel',43,3,'3 hold 42','act','{"act":"hold"}',2000,'0.2.0','bcf22add3879ee5f03cd2c0b76f6ed90','48734e4f816fd2fea3de3cabb950e8cd');
INSERT INTO "step" VALUES('bieten',1,NULL,NULL,'deal','{"deal":1,"dealer":"E"}',2000,'0.2.0','2878b626d4556e907ed2bc3bd2d43598','94d988268cd2882ec3b1f99035b535be');
INSERT INTO "step" VALUES('bieten',2,0,'0 cut 18 1','act','{"act":"cut 18"}',2000,'0.2.0','94d988268cd2882ec3b1f99035b535be','9835da9ea125f20727f92501b6e42069');
INSERT INTO "step" VALUES('bieten',3,0,'0 steal 2','act','{"act":"steal"}',2000,'0.2.0','9835da9ea125f20727f92501b6e42069','8ff73823a709040540af4b2dc3f4cff8');
INSERT INTO "step" VALUES('bieten',4,0,'0 steal 3','act','{"act":"steal"}',2000,'0.2.0','8ff73823a709040540af4b2dc3f4cff8','ad47766374ff9acd42050c5cf08cb4a1');
INSERT INTO "step" VALUES('bieten',5,0,'0 steal 4','act','{"act":"steal"}',2000,'0.2.0','ad47766374ff9acd42050c5cf08cb4a1','20ddbeb11ff7bae28d2932f40c0b5202');
INSERT INTO "step" VALUES('bieten',6,2,'2 HK 5','act','{"act":"HK"}',2000,'0.2.0','20ddbeb11ff7bae28d2932f40c0b5202','381fc62d2f6eb7d93ce9cd27451824a7');
INSERT INTO "step" VALUES('bieten',7,1,'1 bet hanger 6','act','{"act":"bet hanger"}',2000,'0.2.0','381fc62d2f6eb7d93ce9cd27451824a7','9ff738ddb2bc57490cfdda114606adbf');
INSERT INTO "step" VALUES('bieten',8,2,'2 good 7','act','{"act":"good"}',2000,'0.2.0','9ff738ddb2bc57490cfdda114606adbf','c4818c1b89cb17ee77796e149dabadd4');
INSERT INTO "step" VALUES('bieten',9,3,'3 good 8','act','{"act":"good"}',2000,'0.2.0','c4818c1b89cb17ee77796e149dabadd4','fae90b06bf0dd5c845bfd65a46a65cf7');
INSERT INTO "step" VALUES('bieten',10,0,'0 good 9','act','{"act":"good"}',2000,'0.2.0','fae90b06bf0dd5c845bfd65a46a65cf7','7cf5f815f8ee0d396cc07bbecdce734b');
INSERT INTO "step" VALUES('bieten',11,3,'3 S6=EU 10','act','{"act":"S6=EU"}',2000,'0.2.0','7cf5f815f8ee0d396cc07bbecdce734b','3d46bb7bab00b42790f758c9fc1787d1');
INSERT INTO "step" VALUES('bieten',12,0,'0 LO 11','act','{"act":"LO"}',2000,'0.2.0','3d46bb7bab00b42790f758c9fc1787d1','d0104814664a247ac02bd4ed78a716d4');
INSERT INTO "step" VALUES('bieten',13,0,'0 bet gruen 12','act','{"act":"bet gruen"}',2000,'0.2.0','d0104814664a247ac02bd4ed78a716d4','adced1ec4c9e21f2ae9d65e2968dfcae');
INSERT INTO "step" VALUES('bieten',14,1,'1 hold 13','act','{"act":"hold"}',2000,'0.2.0','adced1ec4c9e21f2ae9d65e2968dfcae','f2ea54277e8fd47521402ce27e2b0d24');
INSERT INTO "step" VALUES('bieten',15,1,'1 LK 14','act','{"act":"LK"}',2000,'0.2.0','f2ea54277e8fd47521402ce27e2b0d24','03cb73f5303a2496d67f27c088d8ca50');
INSERT INTO "step" VALUES('bieten',16,2,NULL,'look','{}',2000,'0.2.0','03cb73f5303a2496d67f27c088d8ca50','bd4cb6c61b586fcf73f07cafdfa05261');
INSERT INTO "step" VALUES('bieten',17,2,'2 bet spiel 16','act','{"act":"bet spiel"}',2000,'0.2.0','bd4cb6c61b586fcf73f07cafdfa05261','2aea4a9e7d1da822f7532bc59277445c');
INSERT INTO "step" VALUES('bieten',18,3,'3 hold 17','act','{"act":"hold"}',2000,'0.2.0','2aea4a9e7d1da822f7532bc59277445c','1bd39c97b891a940813a0cb9a3aa6fb8');
INSERT INTO "step" VALUES('bieten',19,2,'2 bet gruen 18','act','{"act":"bet gruen"}',2000,'0.2.0','1bd39c97b891a940813a0cb9a3aa6fb8','39bf1970680aa3acee3c18b374b134eb');
INSERT INTO "step" VALUES('bieten',20,3,'3 good 19','act','{"act":"good"}',2000,'0.2.0','39bf1970680aa3acee3c18b374b134eb','c6cf648434ba9ab1340bd6ed230b19b8');
INSERT INTO "step" VALUES('bieten',21,0,'0 hold 20','act','{"act":"hold"}',2000,'0.2.0','c6cf648434ba9ab1340bd6ed230b19b8','73f0b91ca760656b6964b6207eaf9e63');
INSERT INTO "step" VALUES('bieten',22,2,'2 HX 21','act','{"act":"HX"}',2000,'0.2.0','73f0b91ca760656b6964b6207eaf9e63','3eb7c2c465e4dede2d4967d8232f077f');
INSERT INTO "step" VALUES('bieten',23,3,'3 SO 22','act','{"act":"SO"}',2000,'0.2.0','3eb7c2c465e4dede2d4967d8232f077f','42ac19d11c8f2678ad70150ddedd6040');
INSERT INTO "step" VALUES('bieten',24,0,'0 SU 23','act','{"act":"SU"}',2000,'0.2.0','42ac19d11c8f2678ad70150ddedd6040','6fa126bd2dc0d151cc93f09b3a1fe614');
INSERT INTO "step" VALUES('bieten',25,1,'1 LA 24','act','{"act":"LA"}',2000,'0.2.0','6fa126bd2dc0d151cc93f09b3a1fe614','5a504de530410b15199aff11cb7ddfdd');
INSERT INTO "step" VALUES('bieten',26,2,NULL,'look','{}',2000,'0.2.0','5a504de530410b15199aff11cb7ddfdd','9998d6281faf0c557849eb6b7eb87064');
INSERT INTO "step" VALUES('bieten',27,2,'2 L7 26','act','{"act":"L7"}',2000,'0.2.0','9998d6281faf0c557849eb6b7eb87064','ab4cb1a39525a24be07d8f5d2e46f16e');
INSERT INTO "step" VALUES('bieten',28,3,'3 E7 27','act','{"act":"E7"}',2000,'0.2.0','ab4cb1a39525a24be07d8f5d2e46f16e','d358b4a6b1636e2d3e07daa4974ac864');
INSERT INTO "step" VALUES('bieten',29,2,'2 bet rot 28','act','{"act":"bet rot"}',2000,'0.2.0','d358b4a6b1636e2d3e07daa4974ac864','3917bd06f7661cc9c731ebc1d77574db');
INSERT INTO "step" VALUES('bieten',30,3,'3 good 29','act','{"act":"good"}',2000,'0.2.0','3917bd06f7661cc9c731ebc1d77574db','fcaf6621d2401cde109a4e3506cdbd0b');
INSERT INTO "step" VALUES('bieten',31,0,'0 good 30','act','{"act":"good"}',2000,'0.2.0','fcaf6621d2401cde109a4e3506cdbd0b','bac8dd7cf3b5a2075e379a2c69545bf3');
INSERT INTO "step" VALUES('bieten',32,1,'1 good 31','act','{"act":"good"}',2000,'0.2.0','bac8dd7cf3b5a2075e379a2c69545bf3','14095024943c51f606bebcbabf9039d1');
INSERT INTO "step" VALUES('bieten',33,0,'0 S9 32','act','{"act":"S9"}',2000,'0.2.0','14095024943c51f606bebcbabf9039d1','0c3494ca74958d200e9d70dba66218bc');
INSERT INTO "step" VALUES('bieten',34,1,'1 EO 33','act','{"act":"EO"}',2000,'0.2.0','0c3494ca74958d200e9d70dba66218bc','b15f22caf588c076da7c54e987be2f9c');
INSERT INTO "step" VALUES('bieten',35,NULL,NULL,'end','{"deal":1,"points":{"N":0,"E":4,"S":3,"W":-1},"scores":{"N":0,"E":4,"S":3,"W":-1},"winner":null,"losers":[]}',2000,'0.2.0','b15f22caf588c076da7c54e987be2f9c','219331eb30daa607a23ca196bdd8bed3');
INSERT INTO "step" VALUES('bieten',36,NULL,NULL,'deal','{"deal":2,"dealer":"S"}',2000,'0.2.0','219331eb30daa607a23ca196bdd8bed3','cb0372543f8ccf100d76d35a0d772d9b');
INSERT INTO "step" VALUES('bieten',37,1,'1 cut 8 36','act','{"act":"cut 8"}',2000,'0.2.0','cb0372543f8ccf100d76d35a0d772d9b','d0645d4d2061f478391f3825b58770a6');
INSERT INTO "step" VALUES('bieten',38,1,'1 steal 37','act','{"act":"steal"}',2000,'0.2.0','d0645d4d2061f478391f3825b58770a6','65df04df408961f19f5a61658bd473ed');
INSERT INTO "step" VALUES('bieten',39,1,'1 stop 38','act','{"act":"stop"}',2000,'0.2.0','65df04df408961f19f5a61658bd473ed','3d29c320ffc1714b38acdac2d09bf9fb');
INSERT INTO "step" VALUES('bieten',40,1,'1 bet spiel 39','act','{"act":"bet spiel"}',2000,'0.2.0','3d29c320ffc1714b38acdac2d09bf9fb','10c30802b060c2b71f279bb4aeae636a');
INSERT INTO "step" VALUES('bieten',41,2,'2 hold 40','act','{"act":"hold"}',2000,'0.2.0','10c30802b060c2b71f279bb4aeae636a','178d1a4d8cc4b61b53f0dd4fc14966a3');
INSERT INTO "step" VALUES('gaigel',1,NULL,NULL,'deal','{"deal":1,"dealer":"W"}',2000,'0.2.0','a5a7a430bce5a49d5e7045125a13220c','18337711f0294014928fbbf6e3a50a6d');
INSERT INTO "step" VALUES('gaigel',2,0,'0 cut 29 1','act','{"act":"cut 29"}',2000,'0.2.0','18337711f0294014928fbbf6e3a50a6d','b1128cafc99fa24280b0ec844fbe0c3e');
INSERT INTO "step" VALUES('gaigel',3,2,'2 elfen SA 2','act','{"act":"elfen SA"}',2000,'0.2.0','b1128cafc99fa24280b0ec844fbe0c3e','8a4b615e1e4b125ef007d74da305147c');
INSERT INTO "step" VALUES('gaigel',4,3,'3 LU 3','act','{"act":"LU"}',2000,'0.2.0','8a4b615e1e4b125ef007d74da305147c','5bf4e402208c3b572c4492f0094fb46b');
INSERT INTO "step" VALUES('gaigel',5,0,'0 LU 4','act','{"act":"LU"}',2000,'0.2.0','5bf4e402208c3b572c4492f0094fb46b','01e37514e3846372f04528fb71d3f451');
INSERT INTO "step" VALUES('gaigel',6,1,'1 S7 5','act','{"act":"S7"}',2000,'0.2.0','01e37514e3846372f04528fb71d3f451','b69524062b460086678eef7979d4d247');
INSERT INTO "step" VALUES('gaigel',7,2,NULL,'look','{}',2000,'0.2.0','b69524062b460086678eef7979d4d247','3ccd07f0d3ad3a1189314595d35d3095');
INSERT INTO "step" VALUES('gaigel',8,2,'2 draw 7','act','{"act":"draw"}',2000,'0.2.0','3ccd07f0d3ad3a1189314595d35d3095','24612ce820ac05d5b8c45740c7f57911');
INSERT INTO "step" VALUES('gaigel',9,2,'2 H7 8','act','{"act":"H7"}',2000,'0.2.0','24612ce820ac05d5b8c45740c7f57911','fa744af1161952387e573b3ec1a70030');
INSERT INTO "step" VALUES('gaigel',10,0,'0 pair S 9','act','{"act":"pair S"}',2000,'0.2.0','fa744af1161952387e573b3ec1a70030','ae02aea748351e85a9c0fedf689e50fd');
INSERT INTO "step" VALUES('gaigel',11,3,'3 E7 10','act','{"act":"E7"}',2000,'0.2.0','ae02aea748351e85a9c0fedf689e50fd','85364f82a495b1cd10967ea877755edd');
INSERT INTO "step" VALUES('gaigel',12,0,'0 EU 11','act','{"act":"EU"}',2000,'0.2.0','85364f82a495b1cd10967ea877755edd','53cba64ceb3c687f427e7319e8a029c3');
INSERT INTO "step" VALUES('gaigel',13,1,'1 EO 12','act','{"act":"EO"}',2000,'0.2.0','53cba64ceb3c687f427e7319e8a029c3','16c985916ba1f95aa938a6019e833364');
INSERT INTO "step" VALUES('gaigel',14,2,NULL,'look','{}',2000,'0.2.0','16c985916ba1f95aa938a6019e833364','c51b6d4775fd0401267579b0f9c10ba7');
INSERT INTO "step" VALUES('gaigel',15,1,'1 draw 14','act','{"act":"draw"}',2000,'0.2.0','c51b6d4775fd0401267579b0f9c10ba7','a3d919c95da3b85038b2cea630d7fad8');
INSERT INTO "step" VALUES('gaigel',16,3,'3 accuse 15','act','{"act":"accuse"}',2000,'0.2.0','a3d919c95da3b85038b2cea630d7fad8','a2d3858b49aab2a9da368f701bdd216c');
INSERT INTO "step" VALUES('gaigel',17,NULL,NULL,'end','{"deal":1,"points":{"NS":0,"EW":2},"scores":{"NS":0,"EW":2},"winner":null,"losers":[]}',2000,'0.2.0','a2d3858b49aab2a9da368f701bdd216c','8436bf0839019decf95775c2a1dad298');
INSERT INTO "step" VALUES('gaigel',18,NULL,NULL,'deal','{"deal":2,"dealer":"S"}',2000,'0.2.0','8436bf0839019decf95775c2a1dad298','810e69f81cc811f8cea3a0357d4697c3');
INSERT INTO "step" VALUES('gaigel',19,1,'1 cut 12 18','act','{"act":"cut 12"}',2000,'0.2.0','810e69f81cc811f8cea3a0357d4697c3','85d817f01361bb797e9ffda7de5adf1b');
INSERT INTO "step" VALUES('gaigel',20,3,'3 zweite LA 19','act','{"act":"zweite LA"}',2000,'0.2.0','85d817f01361bb797e9ffda7de5adf1b','1e3d865e0ee009858d5ebfb5ea45f5ac');
INSERT INTO "step" VALUES('gaigel',21,0,'0 H7 20','act','{"act":"H7"}',2000,'0.2.0','1e3d865e0ee009858d5ebfb5ea45f5ac','e4cfc2e6a89610edada443af98212b66');
INSERT INTO "step" VALUES('gaigel',22,2,'2 aus 21','act','{"act":"aus"}',2000,'0.2.0','e4cfc2e6a89610edada443af98212b66','9c3b3f4e45bf65ff24ef8f6223df1a0e');
INSERT INTO "step" VALUES('gaigel',23,NULL,NULL,'end','{"deal":2,"points":{"NS":2,"EW":0},"scores":{"NS":2,"EW":2},"winner":null,"losers":[]}',2000,'0.2.0','9c3b3f4e45bf65ff24ef8f6223df1a0e','aee5be44c869363648b69f4efca54fe6');
INSERT INTO "step" VALUES('gaigel',24,NULL,NULL,'deal','{"deal":3,"dealer":"E"}',2000,'0.2.0','aee5be44c869363648b69f4efca54fe6','7496ac1ae930de4e446d22d8222ab98b');
INSERT INTO "step" VALUES('gaigel',25,2,'2 cut 24 24','act','{"act":"cut 24"}',2000,'0.2.0','7496ac1ae930de4e446d22d8222ab98b','6f50fd88030e7703ac1ba6bf6c61aa83');
INSERT INTO "step" VALUES('gaigel',26,0,'0 tauchen SU 25','act','{"act":"tauchen SU"}',2000,'0.2.0','6f50fd88030e7703ac1ba6bf6c61aa83','6df1cbdc89abe6b6985b4d9f385085ec');
INSERT INTO "step" VALUES('gaigel',27,1,'1 LX 26','act','{"act":"LX"}',2000,'0.2.0','6df1cbdc89abe6b6985b4d9f385085ec','6e298fa4b226587a67980f14928eaa56');
INSERT INTO "step" VALUES('gaigel',28,2,'2 EA 27','act','{"act":"EA"}',2000,'0.2.0','6e298fa4b226587a67980f14928eaa56','11561ce7189fa340898fedd9c94102df');
INSERT INTO "step" VALUES('gaigel',29,3,'3 EX 28','act','{"act":"EX"}',2000,'0.2.0','11561ce7189fa340898fedd9c94102df','b36c8a3ce8688147d7fef94c94936ab4');
INSERT INTO "step" VALUES('gaigel',30,2,NULL,'look','{}',2000,'0.2.0','b36c8a3ce8688147d7fef94c94936ab4','7015d41d57c813c34bba48d728b9a327');
INSERT INTO "step" VALUES('gaigel',31,0,'0 pair S 30','act','{"act":"pair S"}',2000,'0.2.0','7015d41d57c813c34bba48d728b9a327','f7f6ebab32e6c636646cec71f02549f5');
INSERT INTO "step" VALUES('gaigel',32,0,'0 draw 31','act','{"act":"draw"}',2000,'0.2.0','f7f6ebab32e6c636646cec71f02549f5','0a204517cb2e45ed8c0626ad031c7e14');
INSERT INTO "step" VALUES('gaigel',33,0,'0 E7 32','act','{"act":"E7"}',2000,'0.2.0','0a204517cb2e45ed8c0626ad031c7e14','d728029d79351189e64719a3f45a1d03');
INSERT INTO "step" VALUES('gaigel',34,1,'1 HU 33','act','{"act":"HU"}',2000,'0.2.0','d728029d79351189e64719a3f45a1d03','45323c1558d7e08bfa4e1597458d83cc');
INSERT INTO "step" VALUES('gaigel',35,2,'2 EA 34','act','{"act":"EA"}',2000,'0.2.0','45323c1558d7e08bfa4e1597458d83cc','3d15a22ebcbc0846f38aa3e1d84eedf7');
INSERT INTO "step" VALUES('gaigel',36,3,'3 SA 35','act','{"act":"SA"}',2000,'0.2.0','3d15a22ebcbc0846f38aa3e1d84eedf7','82719bfab02336c86377a50721270285');
INSERT INTO "step" VALUES('gaigel',37,2,NULL,'look','{}',2000,'0.2.0','82719bfab02336c86377a50721270285','4daf2d2e9cce131220a82eea3f4510e8');
INSERT INTO "step" VALUES('gaigel',38,1,'1 draw 37','act','{"act":"draw"}',2000,'0.2.0','4daf2d2e9cce131220a82eea3f4510e8','9bd313c34aa1cdbcef388d3529f71de5');
INSERT INTO "step" VALUES('gaigel',39,1,'1 L7 38','act','{"act":"L7"}',2000,'0.2.0','9bd313c34aa1cdbcef388d3529f71de5','bb6379e43760bbee64d87406f75a9bda');
INSERT INTO "step" VALUES('gaigel',40,2,'2 EO 39','act','{"act":"EO"}',2000,'0.2.0','bb6379e43760bbee64d87406f75a9bda','b29a1455cb19c51fb23e42424b3a3e5e');
INSERT INTO "step" VALUES('gaigel',41,3,'3 HK 40','act','{"act":"HK"}',2000,'0.2.0','b29a1455cb19c51fb23e42424b3a3e5e','b1f896cb21c79a009fe67fb1511c723e');
INSERT INTO "step" VALUES('grasobern',1,NULL,NULL,'deal','{"deal":1,"dealer":"E"}',2000,'0.2.0','d5293f2f12862ecedc9ec781caa7dcce','a9ba09c6b0b44fd81c0acd16ada7fd93');
INSERT INTO "step" VALUES('grasobern',2,2,'2 LO 1','act','{"act":"LO"}',2000,'0.2.0','a9ba09c6b0b44fd81c0acd16ada7fd93','b8a75b46d45b00363b23258267ab0c30');
INSERT INTO "step" VALUES('grasobern',3,3,'3 LK 2','act','{"act":"LK"}',2000,'0.2.0','b8a75b46d45b00363b23258267ab0c30','19bb194799ecf8a0a2d09a985a9284d8');
INSERT INTO "step" VALUES('grasobern',4,0,'0 LX 3','act','{"act":"LX"}',2000,'0.2.0','19bb194799ecf8a0a2d09a985a9284d8','b183b3a27f4c0e1fe5dc717a5bf1a8c8');
INSERT INTO "step" VALUES('grasobern',5,1,'1 L8 4','act','{"act":"L8"}',2000,'0.2.0','b183b3a27f4c0e1fe5dc717a5bf1a8c8','1358a6ec126bff9a31b90a5dd666e322');
INSERT INTO "step" VALUES('grasobern',6,2,NULL,'look','{}',2000,'0.2.0','1358a6ec126bff9a31b90a5dd666e322','4a3ab47d9cd57db6703426beed33cbf1');
INSERT INTO "step" VALUES('grasobern',7,3,'3 E9 6','act','{"act":"E9"}',2000,'0.2.0','4a3ab47d9cd57db6703426beed33cbf1','ac525fda947ecd92e7c611e4408b23e9');
INSERT INTO "step" VALUES('grasobern',8,0,'0 EA 7','act','{"act":"EA"}',2000,'0.2.0','ac525fda947ecd92e7c611e4408b23e9','da51503e1fc0cf22c21a475a45f7458e');
INSERT INTO "step" VALUES('grasobern',9,1,'1 EK 8','act','{"act":"EK"}',2000,'0.2.0','da51503e1fc0cf22c21a475a45f7458e','78ad235a38e11c33644d635aed3c2690');
INSERT INTO "step" VALUES('grasobern',10,2,'2 EU 9','act','{"act":"EU"}',2000,'0.2.0','78ad235a38e11c33644d635aed3c2690','c1ad2832896f23a3168278a316bd87c2');
INSERT INTO "step" VALUES('grasobern',11,2,NULL,'look','{}',2000,'0.2.0','c1ad2832896f23a3168278a316bd87c2','4e0a86d43a76bcaac9db8c3beb2a8826');
INSERT INTO "step" VALUES('grasobern',12,0,'0 EX 11','act','{"act":"EX"}',2000,'0.2.0','4e0a86d43a76bcaac9db8c3beb2a8826','1280a763c62539fefc2a2f645572241a');
INSERT INTO "step" VALUES('grasobern',13,1,'1 H7 12','act','{"act":"H7"}',2000,'0.2.0','1280a763c62539fefc2a2f645572241a','475f7f481f9118288c8bb0f9128bccc0');
INSERT INTO "step" VALUES('grasobern',14,2,'2 HO 13','act','{"act":"HO"}',2000,'0.2.0','475f7f481f9118288c8bb0f9128bccc0','a51a4584571d40c2939ea9371de06fe3');
INSERT INTO "step" VALUES('grasobern',15,3,'3 E7 14','act','{"act":"E7"}',2000,'0.2.0','a51a4584571d40c2939ea9371de06fe3','6ca95c260fa6b78b40640beb8f72f175');
INSERT INTO "step" VALUES('grasobern',16,2,NULL,'look','{}',2000,'0.2.0','6ca95c260fa6b78b40640beb8f72f175','dff902d2e056e98a365e664279ca306d');
INSERT INTO "step" VALUES('grasobern',17,0,'0 EO 16','act','{"act":"EO"}',2000,'0.2.0','dff902d2e056e98a365e664279ca306d','ca256d92f529c1f553153f10784aec2e');
INSERT INTO "step" VALUES('grasobern',18,1,'1 SU 17','act','{"act":"SU"}',2000,'0.2.0','ca256d92f529c1f553153f10784aec2e','4960b96d5a3af63ff0ff01ea45647dbd');
INSERT INTO "step" VALUES('grasobern',19,2,'2 SK 18','act','{"act":"SK"}',2000,'0.2.0','4960b96d5a3af63ff0ff01ea45647dbd','7c0eba7e297a31f62db17301fb0139d6');
INSERT INTO "step" VALUES('grasobern',20,3,'3 E8 19','act','{"act":"E8"}',2000,'0.2.0','7c0eba7e297a31f62db17301fb0139d6','a17a417f53ee4cd50f0ba73f4ba3b637');
INSERT INTO "step" VALUES('grasobern',21,2,NULL,'look','{}',2000,'0.2.0','a17a417f53ee4cd50f0ba73f4ba3b637','d7bc89c454ac8fddbb92f303255b0007');
INSERT INTO "step" VALUES('grasobern',22,0,'0 HK 21','act','{"act":"HK"}',2000,'0.2.0','d7bc89c454ac8fddbb92f303255b0007','398b7976b42109b5327ed61be0a9c36c');
INSERT INTO "step" VALUES('grasobern',23,1,'1 HX 22','act','{"act":"HX"}',2000,'0.2.0','398b7976b42109b5327ed61be0a9c36c','9deb6dc9f0bad0f10c9f8b8d7c9008d5');
INSERT INTO "step" VALUES('grasobern',24,2,'2 HU 23','act','{"act":"HU"}',2000,'0.2.0','9deb6dc9f0bad0f10c9f8b8d7c9008d5','d49313400272dad9cdcd6145712f66b9');
INSERT INTO "step" VALUES('grasobern',25,3,'3 H8 24','act','{"act":"H8"}',2000,'0.2.0','d49313400272dad9cdcd6145712f66b9','7d19f71b50338ecd9a15f01808c75c61');
INSERT INTO "step" VALUES('grasobern',26,2,NULL,'look','{}',2000,'0.2.0','7d19f71b50338ecd9a15f01808c75c61','3f067bcb9aebc4a6dfb53858a38d1995');
INSERT INTO "step" VALUES('grasobern',27,0,'0 H9 26','act','{"act":"H9"}',2000,'0.2.0','3f067bcb9aebc4a6dfb53858a38d1995','c9bda1186e594fe7742079568c862d5d');
INSERT INTO "step" VALUES('grasobern',28,1,'1 SX 27','act','{"act":"SX"}',2000,'0.2.0','c9bda1186e594fe7742079568c862d5d','16f2b6a4897cf6f64e3ee542dbd3bcd1');
INSERT INTO "step" VALUES('grasobern',29,2,'2 HA 28','act','{"act":"HA"}',2000,'0.2.0','16f2b6a4897cf6f64e3ee542dbd3bcd1','905f09eae1e4950781f6cacad4c06aa2');
INSERT INTO "step" VALUES('grasobern',30,3,'3 L7 29','act','{"act":"L7"}',2000,'0.2.0','905f09eae1e4950781f6cacad4c06aa2','7fef6351a59f4e9a25cc5402231c3cfb');
INSERT INTO "step" VALUES('grasobern',31,2,NULL,'look','{}',2000,'0.2.0','7fef6351a59f4e9a25cc5402231c3cfb','af2029423c4d7f3f97ed126955c53071');
INSERT INTO "step" VALUES('grasobern',32,2,'2 LU 31','act','{"act":"LU"}',2000,'0.2.0','af2029423c4d7f3f97ed126955c53071','3b2e2b4b9b37f721eaa66d800317b05f');
INSERT INTO "step" VALUES('grasobern',33,3,'3 LA 32','act','{"act":"LA"}',2000,'0.2.0','3b2e2b4b9b37f721eaa66d800317b05f','c90993cfc0680a66010b7aacd3a2d9c8');
INSERT INTO "step" VALUES('grasobern',34,0,'0 SO 33','act','{"act":"SO"}',2000,'0.2.0','c90993cfc0680a66010b7aacd3a2d9c8','93d6fb86d77f58dc2910fd2f52205ff9');
INSERT INTO "step" VALUES('grasobern',35,1,'1 L9 34','act','{"act":"L9"}',2000,'0.2.0','93d6fb86d77f58dc2910fd2f52205ff9','aea235a4bb0651b0675f0acf9d1f6060');
INSERT INTO "step" VALUES('grasobern',36,2,NULL,'look','{}',2000,'0.2.0','aea235a4bb0651b0675f0acf9d1f6060','9894e6bf64f63c78b251a87e9c809af3');
INSERT INTO "step" VALUES('grasobern',37,3,'3 SA 36','act','{"act":"SA"}',2000,'0.2.0','9894e6bf64f63c78b251a87e9c809af3','9734bb90cdc2dd16df39b96464cddb38');
INSERT INTO "step" VALUES('grasobern',38,0,'0 S9 37','act','{"act":"S9"}',2000,'0.2.0','9734bb90cdc2dd16df39b96464cddb38','94b9d55d3416d4138f3b470ece310717');
INSERT INTO "step" VALUES('grasobern',39,1,'1 S8 38','act','{"act":"S8"}',2000,'0.2.0','94b9d55d3416d4138f3b470ece310717','9655d6f1f1bd8408609d5cdac14dd5e6');
INSERT INTO "step" VALUES('grasobern',40,2,'2 S7 39','act','{"act":"S7"}',2000,'0.2.0','9655d6f1f1bd8408609d5cdac14dd5e6','c227e894bd4109c713de0d35d5bf6f36');
INSERT INTO "step" VALUES('grasobern',41,NULL,NULL,'end','{"deal":1,"points":{"N":0,"E":0,"S":0,"W":4},"scores":{"N":0,"E":0,"S":0,"W":4},"winner":null,"losers":[]}',2000,'0.2.0','c227e894bd4109c713de0d35d5bf6f36','4e8a9fddc8535db5a4c384c8e099076a');
INSERT INTO "step" VALUES('grasobern',42,NULL,NULL,'deal','{"deal":2,"dealer":"S"}',2000,'0.2.0','4e8a9fddc8535db5a4c384c8e099076a','140313bc3debb59a73e95f7b97d4c559');
INSERT INTO "step" VALUES('grasobern',43,3,'3 SK 42','act','{"act":"SK"}',2000,'0.2.0','140313bc3debb59a73e95f7b97d4c559','285e02e57b039c609c66d656cdc712d2');
INSERT INTO "step" VALUES('grasobern',44,0,'0 SU 43','act','{"act":"SU"}',2000,'0.2.0','285e02e57b039c609c66d656cdc712d2','ce9a9c1ce622873a369cd20bc1f1d5aa');
INSERT INTO "step" VALUES('grasobern',45,1,'1 S9 44','act','{"act":"S9"}',2000,'0.2.0','ce9a9c1ce622873a369cd20bc1f1d5aa','f4e66ca8c2ec2af01dcb0e12810cc9bf');
INSERT INTO "step" VALUES('grasobern',46,2,'2 EK 45','act','{"act":"EK"}',2000,'0.2.0','f4e66ca8c2ec2af01dcb0e12810cc9bf','fd8b5824dc7b19aa6c86d33ccc095233');
INSERT INTO "step" VALUES('grasobern',47,2,NULL,'look','{}',2000,'0.2.0','fd8b5824dc7b19aa6c86d33ccc095233','b498af3c1f4e0a0e4e1ee0f34ea41a4d');
INSERT INTO "step" VALUES('beim-kirchenwirt',1,NULL,NULL,'deal','{"deal":1,"dealer":"E"}',2000,'0.2.0','83f0c5550398a55078cc4c0bdbbefaeb','5e9b0234e683230a9db620020369344f');
INSERT INTO "step" VALUES('beim-kirchenwirt',2,3,'3 blind gleich hanger 1','act','{"act":"blind gleich hanger"}',2000,'0.2.0','5e9b0234e683230a9db620020369344f','27bab19fb9fefaae7a41d3b8aa9cd74c');
INSERT INTO "step" VALUES('beim-kirchenwirt',3,0,'0 cut 12 2','act','{"act":"cut 12"}',2000,'0.2.0','27bab19fb9fefaae7a41d3b8aa9cd74c','fbaa2f84828bd172548d1a68240852e2');
INSERT INTO "step" VALUES('beim-kirchenwirt',4,1,'1 exchange HA HU 3','act','{"act":"exchange HA HU"}',2000,'0.2.0','fbaa2f84828bd172548d1a68240852e2','428eb5ceeacad94519a93fde45886a1e');
INSERT INTO "step" VALUES('beim-kirchenwirt',5,2,'2 raise gleich 4','act','{"act":"raise gleich"}',2000,'0.2.0','428eb5ceeacad94519a93fde45886a1e','c48a159a9a86b25a825eef04911201c2');
INSERT INTO "step" VALUES('beim-kirchenwirt',6,2,'2 concede spiel 5','act','{"act":"concede spiel"}',2000,'0.2.0','c48a159a9a86b25a825eef04911201c2','215242d76fca7659a67bf50dc772b4d5');
INSERT INTO "step" VALUES('beim-kirchenwirt',7,3,'3 hold 6','act','{"act":"hold"}',2000,'0.2.0','215242d76fca7659a67bf50dc772b4d5','3d5b4efd11574757346d2db28f10ac8f');
INSERT INTO "step" VALUES('beim-kirchenwirt',8,3,'3 concede gleich 7','act','{"act":"concede gleich"}',2000,'0.2.0','3d5b4efd11574757346d2db28f10ac8f','2981794308d175f531d59153fa161d90');
INSERT INTO "step" VALUES('beim-kirchenwirt',9,0,'0 hold 8','act','{"act":"hold"}',2000,'0.2.0','2981794308d175f531d59153fa161d90','ae416b94973e35314b2ca2d463cd4b75');
INSERT INTO "step" VALUES('beim-kirchenwirt',10,3,'3 contest hanger LA HO=LK SO 9','act','{"act":"contest hanger LA HO=LK SO"}',2000,'0.2.0','ae416b94973e35314b2ca2d463cd4b75','10796fe1c6232b632804ff9057e5133e');
INSERT INTO "step" VALUES('beim-kirchenwirt',11,3,'3 concede hanger 10','act','{"act":"concede hanger"}',2000,'0.2.0','10796fe1c6232b632804ff9057e5133e','faa3f64a2f80a24c3f18d75221deab9e');
INSERT INTO "step" VALUES('beim-kirchenwirt',12,2,'2 validate gleich EK H7=LK 11','act','{"act":"validate gleich EK H7=LK"}',2000,'0.2.0','faa3f64a2f80a24c3f18d75221deab9e','04aee50656bfbb991c63c637f1660a80');
INSERT INTO "step" VALUES('beim-kirchenwirt',13,0,'0 validate hanger EU=SO SU 12','act','{"act":"validate hanger EU=SO SU"}',2000,'0.2.0','04aee50656bfbb991c63c637f1660a80','fd38e24973da753e7a9a5ca0e0bc54fb');
INSERT INTO "step" VALUES('beim-kirchenwirt',14,3,'3 pass 13','act','{"act":"pass"}',2000,'0.2.0','fd38e24973da753e7a9a5ca0e0bc54fb','b2e09ca80d4feeeec627474ea2a21ad2');
INSERT INTO "step" VALUES('beim-kirchenwirt',15,NULL,NULL,'end','{"deal":1,"points":{"NS":5,"EW":-2},"scores":{"NS":5,"EW":-2},"winner":null,"losers":[]}',2000,'0.2.0','b2e09ca80d4feeeec627474ea2a21ad2','ddb39795f9738d71f16a29bb0a43a13d');
INSERT INTO "step" VALUES('beim-kirchenwirt',16,NULL,NULL,'deal','{"deal":2,"dealer":"S"}',2000,'0.2.0','ddb39795f9738d71f16a29bb0a43a13d','a324d81a81fa8065c71fb81d42d86e33');
INSERT INTO "step" VALUES('beim-kirchenwirt',17,1,'1 cut 11 16','act','{"act":"cut 11"}',2000,'0.2.0','a324d81a81fa8065c71fb81d42d86e33','ec564f01fc63c309645cbd3985152fc2');
INSERT INTO "step" VALUES('beim-kirchenwirt',18,2,'2 pass 17','act','{"act":"pass"}',2000,'0.2.0','ec564f01fc63c309645cbd3985152fc2','18aa18fba0c54c634544416f4d389c79');
INSERT INTO "step" VALUES('beim-kirchenwirt',19,0,'0 exchange HA HU 18','act','{"act":"exchange HA HU"}',2000,'0.2.0','18aa18fba0c54c634544416f4d389c79','3d79ac6f58a469af05466a2ff5f68ff0');
INSERT INTO "step" VALUES('beim-kirchenwirt',20,1,'1 bet spiel 19','act','{"act":"bet spiel"}',2000,'0.2.0','3d79ac6f58a469af05466a2ff5f68ff0','6dc4bb94dbf573198c74b44f9ed732a1');
INSERT INTO "step" VALUES('beim-kirchenwirt',21,0,'0 raise 20','act','{"act":"raise"}',2000,'0.2.0','6dc4bb94dbf573198c74b44f9ed732a1','7c395b2d6ec56834c298a9bc8b3f6340');
INSERT INTO "step" VALUES('beim-kirchenwirt',22,3,'3 concede gleich 21','act','{"act":"concede gleich"}',2000,'0.2.0','7c395b2d6ec56834c298a9bc8b3f6340','73819281407800f52d12353b448fc1c6');
INSERT INTO "step" VALUES('beim-kirchenwirt',23,1,'1 hold 22','act','{"act":"hold"}',2000,'0.2.0','73819281407800f52d12353b448fc1c6','93515e1df0bf62bebb212c601907528a');
INSERT INTO "step" VALUES('beim-kirchenwirt',24,3,'3 H7=SU 23','act','{"act":"H7=SU"}',2000,'0.2.0','93515e1df0bf62bebb212c601907528a','5bbd1072235473ed9958da706ee84c0e');
INSERT INTO "step" VALUES('beim-kirchenwirt',25,0,'0 HU=HO 24','act','{"act":"HU=HO"}',2000,'0.2.0','5bbd1072235473ed9958da706ee84c0e','c6e7b58a17b3e53c24c10b275f8c3030');
INSERT INTO "step" VALUES('beim-kirchenwirt',26,0,'0 bet hanger 25','act','{"act":"bet hanger"}',2000,'0.2.0','c6e7b58a17b3e53c24c10b275f8c3030','442695db6db7fc5e6e21073602b0491e');
INSERT INTO "step" VALUES('beim-kirchenwirt',27,1,'1 hold 26','act','{"act":"hold"}',2000,'0.2.0','442695db6db7fc5e6e21073602b0491e','05af8acf788e2cc20f9f17bea3e2a821');
INSERT INTO "step" VALUES('beim-kirchenwirt',28,1,'1 HX 27','act','{"act":"HX"}',2000,'0.2.0','05af8acf788e2cc20f9f17bea3e2a821','ba1069e0c08657d53ce6d0848db663d0');
INSERT INTO "step" VALUES('beim-kirchenwirt',29,0,'0 concede spiel 28','act','{"act":"concede spiel"}',2000,'0.2.0','ba1069e0c08657d53ce6d0848db663d0','0e4f52d08651a4845ac674b10da03f86');
INSERT INTO "step" VALUES('beim-kirchenwirt',30,2,NULL,'look','{}',2000,'0.2.0','0e4f52d08651a4845ac674b10da03f86','3b5662e20ca448126112af61f6308f65');
INSERT INTO "step" VALUES('beim-kirchenwirt',31,0,'0 concede hanger 30','act','{"act":"concede hanger"}',2000,'0.2.0','3b5662e20ca448126112af61f6308f65','56acc326c115c9ba6c01538a888256a2');
INSERT INTO "step" VALUES('beim-kirchenwirt',32,0,'0 validate hanger EO=HK 31','act','{"act":"validate hanger EO=HK"}',2000,'0.2.0','56acc326c115c9ba6c01538a888256a2','c8e0fad0c2ca3a457095d20a0f5a5afe');
INSERT INTO "step" VALUES('beim-kirchenwirt',33,1,'1 pass 32','act','{"act":"pass"}',2000,'0.2.0','c8e0fad0c2ca3a457095d20a0f5a5afe','7697b2865d7ada46fb563f79e46cdf6d');
INSERT INTO "step" VALUES('beim-kirchenwirt',34,NULL,NULL,'end','{"deal":2,"points":{"NS":3,"EW":-2},"scores":{"NS":8,"EW":-4},"winner":null,"losers":[]}',2000,'0.2.0','7697b2865d7ada46fb563f79e46cdf6d','68688199ebf3d13b19ef4f022710eec2');
INSERT INTO "step" VALUES('beim-kirchenwirt',35,NULL,NULL,'deal','{"deal":3,"dealer":"W"}',2000,'0.2.0','68688199ebf3d13b19ef4f022710eec2','ba276d26bbefce3500bf5ce92aed09fd');
INSERT INTO "step" VALUES('beim-kirchenwirt',36,3,'3 blind hanger spiel 35','act','{"act":"blind hanger spiel"}',2000,'0.2.0','ba276d26bbefce3500bf5ce92aed09fd','39762ad5a2c053120b90ec4a88d99ea1');
INSERT INTO "step" VALUES('beim-kirchenwirt',37,2,'2 cut 29 36','act','{"act":"cut 29"}',2000,'0.2.0','39762ad5a2c053120b90ec4a88d99ea1','97050176fc704edb547fa5aa94ac9311');
INSERT INTO "step" VALUES('beim-kirchenwirt',38,3,'3 exchange LK LO 37','act','{"act":"exchange LK LO"}',2000,'0.2.0','97050176fc704edb547fa5aa94ac9311','369600ba3fcd8b5c314c2ec95a953b99');
INSERT INTO "step" VALUES('beim-kirchenwirt',39,2,'2 raise hanger 38','act','{"act":"raise hanger"}',2000,'0.2.0','369600ba3fcd8b5c314c2ec95a953b99','c6988c8e13f369baeb8199edd87bd935');
INSERT INTO "step" VALUES('beim-kirchenwirt',40,1,'1 raise 39','act','{"act":"raise"}',2000,'0.2.0','c6988c8e13f369baeb8199edd87bd935','fbdea781d6a2be1aaf8d0a28dbe72f98');
INSERT INTO "step" VALUES('beim-kirchenwirt',41,1,'1 concede gleich 40','act','{"act":"concede gleich"}',2000,'0.2.0','fbdea781d6a2be1aaf8d0a28dbe72f98','6cf507046a5e27e2d8311477ce14955d');
CREATE TABLE table_meta (
	table_id TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	created_ms INTEGER NOT NULL, head_seq INTEGER DEFAULT '0' NOT NULL, head_hash TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "table_meta" VALUES('giltspiel','{"game":"giltspiel","rules":"fiss","target":11,"dealer":"E","seats":{"N":{"is":"computer","name":"Burgl","level":"lehrbua"},"E":{"is":"computer","name":"Hias","level":"lehrbua"},"S":{"is":"person","name":"","face":"","player":""},"W":{"is":"computer","name":"Luis","level":"lehrbua"}},"options":{},"called":"","drawn":null,"after":"","terms":{"clock":{"decision":0,"bank":0},"signs":"open","chat":false,"onlookers":null,"reveal":"end_of_deal","open":false,"lamp":true},"chance":null,"trial":null}',1000,43,'48734e4f816fd2fea3de3cabb950e8cd');
INSERT INTO "table_meta" VALUES('bieten','{"game":"bieten","rules":"4p","target":11,"dealer":"E","seats":{"N":{"is":"computer","name":"Burgl","level":"lehrbua"},"E":{"is":"computer","name":"Hias","level":"lehrbua"},"S":{"is":"person","name":"","face":"","player":""},"W":{"is":"computer","name":"Luis","level":"lehrbua"}},"options":{},"called":"","drawn":null,"after":"","terms":{"clock":{"decision":0,"bank":0},"signs":"open","chat":false,"onlookers":null,"reveal":"end_of_deal","open":false,"lamp":true},"chance":null,"trial":null}',1000,41,'178d1a4d8cc4b61b53f0dd4fc14966a3');
INSERT INTO "table_meta" VALUES('gaigel','{"game":"gaigel","rules":"kreuz-4p","target":10,"dealer":"W","seats":{"N":{"is":"computer","name":"Burgl","level":"lehrbua"},"W":{"is":"computer","name":"Hias","level":"lehrbua"},"S":{"is":"person","name":"","face":"","player":""},"E":{"is":"computer","name":"Luis","level":"lehrbua"}},"options":{},"called":"","drawn":null,"after":"","terms":{"clock":{"decision":0,"bank":0},"signs":"open","chat":false,"onlookers":null,"reveal":"end_of_deal","open":false,"lamp":true},"chance":null,"trial":null}',1000,41,'b1f896cb21c79a009fe67fb1511c723e');
INSERT INTO "table_meta" VALUES('grasobern','{"game":"grasobern","rules":"oberpfalz","target":20,"dealer":"E","seats":{"N":{"is":"computer","name":"Burgl","level":"lehrbua"},"E":{"is":"computer","name":"Hias","level":"lehrbua"},"S":{"is":"person","name":"","face":"","player":""},"W":{"is":"computer","name":"Luis","level":"lehrbua"}},"options":{},"called":"","drawn":null,"after":"","terms":{"clock":{"decision":0,"bank":0},"signs":"open","chat":false,"onlookers":null,"reveal":"end_of_deal","open":false,"lamp":true},"chance":null,"trial":null}',1000,47,'b498af3c1f4e0a0e4e1ee0f34ea41a4d');
INSERT INTO "table_meta" VALUES('beim-kirchenwirt','{"game":"perlaggen","rules":"eichel-imst","target":15,"dealer":"E","seats":{"N":{"is":"computer","name":"Burgl","level":"lehrbua"},"E":{"is":"computer","name":"Hias","level":"lehrbua"},"S":{"is":"person","name":"","face":"","player":""},"W":{"is":"computer","name":"Luis","level":"lehrbua"}},"options":{"exchange_roles":["dealer","partner"],"target":18},"called":"Beim Kirchenwirt","drawn":null,"after":"","terms":{"clock":{"decision":0,"bank":0},"signs":"open","chat":false,"onlookers":null,"reveal":"end_of_deal","open":false,"lamp":true},"chance":null,"trial":null}',1000,41,'6cf507046a5e27e2d8311477ce14955d');
CREATE TABLE ticket (
	hash TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	whose TEXT NOT NULL, 
	made_ms INTEGER NOT NULL, 
	until_ms INTEGER NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE waking (
	table_id TEXT NOT NULL, 
	at_ms INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE written (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	at_ms INTEGER NOT NULL, 
	PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX step_key ON step (table_id, seat, action_key) WHERE action_key IS NOT NULL;
CREATE INDEX step_kind ON step (kind);
CREATE INDEX ix_session_player_id ON session (player_id);
CREATE INDEX ix_door_owner ON door (owner);
CREATE INDEX ix_passkey_player_id ON passkey (player_id);
CREATE INDEX ix_ticket_made_ms ON ticket (made_ms);
CREATE INDEX ix_ticket_whose ON ticket (whose);
CREATE INDEX ix_formerly_now_id ON formerly (now_id);
CREATE INDEX ix_waking_at_ms ON waking (at_ms);
CREATE INDEX ix_push_session ON push (session);
CREATE INDEX ix_push_player_id ON push (player_id);
CREATE INDEX ix_lobby_since_ms ON lobby (since_ms);
COMMIT;
