-- A database of schema 1: Ann, token 2cff0dfe232de3e49da55fb5d5c691b6f21eba126505be069e6741e91ee8a452, has played 4 moves at trail-cliff-gold-fog.
BEGIN TRANSACTION;
CREATE TABLE entries(tableid TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY(tableid, seq)) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES('trail-cliff-gold-fog',0,'{"layout":{"game":"sutters-mill","options":"","edition":"d5906b54ecbb6367","version":2,"host":"feba6c70d955743caa4d724bcd6822b5cf45b6e810b249c4c51f4f2afc24c0a2","is_private":true,"undo":"free","clock":null,"bot_after":null,"guided":false,"server_seed":"92e3b0b5c83569c93b260b7c5c32688e372dba72a31af8983127e010efcb9429","position":null,"seats":[{"kind":"human","owner":"feba6c70d955743caa4d724bcd6822b5cf45b6e810b249c4c51f4f2afc24c0a2","name":"Ann","level":0,"nonce":null},{"kind":"human","owner":"feba6c70d955743caa4d724bcd6822b5cf45b6e810b249c4c51f4f2afc24c0a2","name":"Ann''s friend","level":0,"nonce":null}],"at":1794982606011}}');
INSERT INTO "entries" VALUES('trail-cliff-gold-fog',1,'{"start":{"at":1794982606011}}');
INSERT INTO "entries" VALUES('trail-cliff-gold-fog',2,'{"move":{"seat":0,"moves":["switch"],"id":"choose2-65087116","at":1794982606015}}');
INSERT INTO "entries" VALUES('trail-cliff-gold-fog',3,'{"move":{"seat":0,"moves":["dig"],"id":"choose3-928364089","at":1794982606015}}');
INSERT INTO "entries" VALUES('trail-cliff-gold-fog',4,'{"move":{"seat":0,"moves":["to sutters_mill"],"id":"choose4-852809873","at":1794982606016}}');
INSERT INTO "entries" VALUES('trail-cliff-gold-fog',5,'{"move":{"seat":1,"moves":["switch"],"id":"choose5-660252243","at":1794982606016}}');
CREATE TABLE members(identity TEXT NOT NULL, tableid TEXT NOT NULL, PRIMARY KEY(identity, tableid)) STRICT, WITHOUT ROWID;
INSERT INTO "members" VALUES('feba6c70d955743caa4d724bcd6822b5cf45b6e810b249c4c51f4f2afc24c0a2','trail-cliff-gold-fog');
CREATE TABLE tables(id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, timed INTEGER NOT NULL, updated INTEGER NOT NULL, through INTEGER NOT NULL, card TEXT NOT NULL) STRICT;
INSERT INTO "tables" VALUES('trail-cliff-gold-fog','sutters-mill','playing',0,0,1794982606016,5,'{"seats":[{"name":"Ann","kind":"human"},{"name":"Ann''s friend","kind":"human"}],"turn":["feba6c70d955743caa4d724bcd6822b5cf45b6e810b249c4c51f4f2afc24c0a2"],"moves":4}');
CREATE TABLE visitors(identity TEXT PRIMARY KEY, name TEXT NOT NULL, named INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "visitors" VALUES('feba6c70d955743caa4d724bcd6822b5cf45b6e810b249c4c51f4f2afc24c0a2','Ann',1);
CREATE INDEX tables_listed ON tables(status, updated) WHERE listed = 1;
CREATE INDEX tables_timed ON tables(status) WHERE timed = 1;
COMMIT;
PRAGMA user_version=1;
