#include "server/postgres_schema.hpp"

namespace paydirt::server {
namespace {

// What is known of nodes that live is worth nothing after a crash of the database: those tables are not
// logged, and the nodes say all of it again.
const std::vector<Query> kFirstStep = {
    {"CREATE TABLE visitors(identity text COLLATE \"C\" PRIMARY KEY, name text NOT NULL, named bool NOT "
     "NULL)"},
    {"CREATE TABLE tables(id text COLLATE \"C\" PRIMARY KEY, game text NOT NULL, status text NOT NULL,"
     " listed bool NOT NULL, timed bool NOT NULL, updated bigint NOT NULL, through bigint NOT NULL,"
     " card text NOT NULL) WITH (fillfactor=70)"},
    {"CREATE INDEX tables_listed ON tables(status, updated) WHERE listed"},
    {"CREATE INDEX tables_timed ON tables(id) WHERE timed AND status='playing'"},
    {"CREATE INDEX tables_unfinished ON tables(updated) WHERE status<>'over'"},
    {"CREATE TABLE members(identity text COLLATE \"C\" NOT NULL, tableid text COLLATE \"C\" NOT NULL,"
     " PRIMARY KEY(identity, tableid))"},
    {"CREATE INDEX members_of_table ON members(tableid)"},
    {"CREATE TABLE entries(tableid text COLLATE \"C\" NOT NULL, seq bigint NOT NULL, body text NOT NULL,"
     " chain text NOT NULL, PRIMARY KEY(tableid, seq))"},
    {"CREATE TABLE banned(who text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())"},
    {"CREATE UNLOGGED TABLE nodes(node text PRIMARY KEY, until timestamptz NOT NULL)"},
    {"CREATE UNLOGGED TABLE present(tableid text COLLATE \"C\" NOT NULL, node text NOT NULL, since bigserial,"
     " people text NOT NULL, onlookers bigint NOT NULL, PRIMARY KEY(tableid, node))"},
    {"CREATE UNLOGGED TABLE thoughts(id text PRIMARY KEY, question text NOT NULL, at timestamptz NOT NULL)"},
    // Whoever deletes a table, a node or a person at a prompt, deletes all of it, and every node hears of it.
    {"CREATE FUNCTION table_is_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
     " DELETE FROM entries WHERE tableid=OLD.id; DELETE FROM members WHERE tableid=OLD.id;"
     " PERFORM pg_notify('paydirt', 'gone ' || OLD.id); RETURN NULL; END $$"},
    {"CREATE TRIGGER gone AFTER DELETE ON tables FOR EACH ROW EXECUTE FUNCTION table_is_gone()"},
    {"CREATE FUNCTION tables_are_going() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
     " PERFORM pg_advisory_xact_lock(hashtext('paydirt delete')); RETURN NULL; END $$"},
    {"CREATE TRIGGER going BEFORE DELETE ON tables FOR EACH STATEMENT EXECUTE FUNCTION tables_are_going()"},
    {"CREATE FUNCTION bans_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
     " PERFORM pg_notify('paydirt', 'bans'); RETURN NULL; END $$"},
    {"CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON banned"
     " FOR EACH STATEMENT EXECUTE FUNCTION bans_changed()"},
};

// Dates are seconds since 1970, as everywhere else.
const std::vector<Query> kSecondStep = {
    {"ALTER TABLE banned ALTER at DROP DEFAULT, ALTER at TYPE bigint USING extract(epoch FROM at)::bigint,"
     " ALTER at SET DEFAULT extract(epoch FROM now())::bigint"},
};

/// The steps in their order; the version of a database is how many of them it has seen.
const std::vector<Query>* const kSteps[] = {&kFirstStep, &kSecondStep};

}  // namespace

Refusal bring_up_to_date(Postgres& database) {
  std::vector<Query> begin;
  for (const char* const sql :
       {"BEGIN", "SELECT pg_advisory_xact_lock(hashtext('paydirt'))", "SET LOCAL client_min_messages=error",
        "CREATE TABLE IF NOT EXISTS schema_steps(step bigint PRIMARY KEY)",
        "SELECT count(*) FROM schema_steps"})
    begin.push_back({sql});
  const auto begun = database.run(begin);
  if (!begun) return begun.refusal();
  const int64_t found = begun->back().number(0, 0);
  if (found > static_cast<int64_t>(std::size(kSteps))) {
    if (const auto ended = database.ask("ROLLBACK"); !ended) return ended.refusal();
    return {"the database was written by a newer version of this program"};
  }
  std::vector<Query> rest;
  for (auto step = static_cast<size_t>(found); step < std::size(kSteps); ++step) {
    rest.insert(rest.end(), kSteps[step]->begin(), kSteps[step]->end());
    rest.push_back({"INSERT INTO schema_steps VALUES($1)", Values().add(static_cast<int64_t>(step) + 1)});
  }
  rest.push_back({"COMMIT"});
  const auto done = database.run(rest);
  return done ? Refusal{} : done.refusal();
}

}  // namespace paydirt::server
