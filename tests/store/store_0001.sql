-- A store as Weli 0.2.0 wrote it before its logs were chained: `sqlite3 weli.db .dump`.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE secret (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	pack TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id, seq) REFERENCES step (table_id, seq)
);
INSERT INTO "secret" VALUES('zwei-runden',1,'EU LU LK LO EA EK HA HK E9 L8 SO HX HU E8 H9 L9 S8 L7 H7 SX SA E7 EX EO LX LA H8 HO S7 S9 SU SK');
INSERT INTO "secret" VALUES('zwei-runden',4,'EU LU LK LO EA EK HA HK E9 L8 SO HX HU E8 H9 L9 S8 L7 H7 SX SA E7 EX EO LX LA H8 HO S7 S9 SU SK');
INSERT INTO "secret" VALUES('andere',1,'LA H9 H8 EU LX HX SA HU SK E9 S9 E7 S8 L7 SO EA EK SX H7 HA LU LO HO HK EX EO E8 SU L9 LK S7 L8');
CREATE TABLE step (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER, 
	action_key TEXT, 
	kind TEXT NOT NULL, 
	body TEXT NOT NULL, 
	at_ms INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES table_meta (table_id)
);
INSERT INTO "step" VALUES('zwei-runden',1,NULL,NULL,'deal','{"deal":1,"dealer":"E"}',2000);
INSERT INTO "step" VALUES('zwei-runden',2,2,'2 concede gleich hanger spiel 1','act','{"act":"concede gleich hanger spiel"}',2000);
INSERT INTO "step" VALUES('zwei-runden',3,NULL,NULL,'end','{"deal":1,"points":{"NS":0,"EW":3},"scores":{"NS":0,"EW":3},"winner":null,"losers":[]}',2000);
INSERT INTO "step" VALUES('zwei-runden',4,NULL,NULL,'deal','{"deal":2,"dealer":"S"}',2000);
INSERT INTO "step" VALUES('zwei-runden',5,NULL,NULL,'pace','{"pace":{"bots":"quick","trick":"long"}}',2000);
INSERT INTO "step" VALUES('zwei-runden',6,1,'1 bet gleich spiel 5','act','{"act":"bet gleich spiel"}',2000);
INSERT INTO "step" VALUES('zwei-runden',7,2,'2 hold gleich 6','act','{"act":"hold gleich"}',2000);
INSERT INTO "step" VALUES('zwei-runden',8,2,'2 raise 7','act','{"act":"raise"}',2000);
INSERT INTO "step" VALUES('zwei-runden',9,3,'3 hold 8','act','{"act":"hold"}',2000);
INSERT INTO "step" VALUES('zwei-runden',10,2,'2 bet gleich 9','act','{"act":"bet gleich"}',2000);
INSERT INTO "step" VALUES('zwei-runden',11,0,'0 sign kiss 10','act','{"act":"sign kiss"}',2000);
INSERT INTO "step" VALUES('andere',1,NULL,NULL,'deal','{"deal":1,"dealer":"E"}',2000);
CREATE TABLE table_meta (
	table_id TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	created_ms INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "table_meta" VALUES('zwei-runden','{"game":"giltspiel","rules":"fiss","target":11,"dealer":"E","seat":"S","level":"lehrbua","names":{"N":"Vroni","E":"Luis","S":"","W":"Moidl"},"options":{},"drawn":null}',1000);
INSERT INTO "table_meta" VALUES('andere','{"game":"giltspiel","rules":"fiss","target":11,"dealer":"E","seat":"S","level":"lehrbua","names":{"N":"Vroni","E":"Luis","S":"","W":"Moidl"},"options":{},"drawn":null}',1000);
CREATE UNIQUE INDEX step_key ON step (table_id, seat, action_key) WHERE action_key IS NOT NULL;
CREATE INDEX step_kind ON step (kind);
COMMIT;
