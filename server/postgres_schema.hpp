// The tables of a PostgreSQL database, made and brought up to date by numbered steps.
#pragma once

#include "server/postgres.hpp"

namespace paydirt::server {

/// All steps that are missing happen, or none. Nodes that begin together wait for each other.
Refusal bring_up_to_date(Postgres& database);

}  // namespace paydirt::server
