#!/bin/sh
# Makes a PostgreSQL standby the primary: promote-standby.sh <URL of the standby> <URL of the former primary>
# The user of the standby has to be a superuser; passwords belong into ~/.pgpass. Two primaries would both take requests: make sure
# that the former one is off, and stays off.
set -eu

standby=$1
former=$2

answer=0
pg_isready --quiet --timeout=3 --dbname="$former" || answer=$?
if [ "$answer" -ne 2 ]; then
  echo 'The former primary still answers. Stop it first.' >&2
  exit 1
fi

# No standby follows the new primary yet, so its commits must not wait for one.
psql "$standby" --no-password --quiet --no-align --tuples-only --set=ON_ERROR_STOP=1 <<'SQL' | grep -q '^t$'
ALTER SYSTEM RESET synchronous_standby_names;
SELECT pg_reload_conf() \g /dev/null
SELECT pg_promote(true, 60);
SQL
echo 'The standby is the primary now.'
