-- replaces 0001-schema, 0012-days-by-label

-- Every row belongs to a tenant. It is the first column of each key and index, so a statement reads no row of another tenant, and the
-- tables can be distributed by it.

-- What is measured. The name identifies the source, so a reading needs no join.
create table sources (
  tenant text collate "C" not null check (tenant <> '' and length(tenant) <= 128),
  name text collate "C" not null check (name <> '' and length(name) <= 200),
  primary key (tenant, name)
);

-- Large databases partition this table by time (docs/scale.md), so each of its keys includes the time. In databases of the migrations that
-- this one replaces, it is partitioned, with a default partition.
create table readings (
  tenant text collate "C" not null,
  id bigint generated always as identity,
  -- Milliseconds, because a JavaScript Date has no more: a cursor contains the exact time of a row.
  time timestamptz(3) not null,
  label text collate "C" not null,
  -- 1 is low, 2 medium, 3 high: sorting by level sorts by quality. A table with row-level security is read from an index only for
  -- conditions that reveal nothing about other rows ("leakproof"). Comparisons of numbers do not, but those of an enum do.
  level smallint not null check (level between 1 and 3),
  -- The sum of any number of readings stays finite. NaN, which sorts after infinity, is out of range too.
  value double precision not null check (value between -1e15 and 1e15),
  -- The client's id for the reading. If it is sent again with the same time, it is the same reading.
  client_id text collate "C" check (client_id <> '' and length(client_id) <= 128),
  primary key (tenant, time, id),
  foreign key (tenant, label) references sources (tenant, name)
);

-- One index per sort order of the pages. Those by level and label also serve the filters. Level and value depend on each other, so
-- finding the lowest level among the highest values would read the index by value from end to end.
create index readings_level on readings (tenant, level, time, id);
create index readings_label on readings (tenant, label, time, id);
create index readings_value on readings (tenant, value, time, id);
create index readings_level_value on readings (tenant, level, value, time, id);
create unique index readings_client_id on readings (tenant, client_id, time) where client_id is not null;

-- The keys with which programs add readings. Only the hash of the secret is stored.
create table write_keys (
  tenant text collate "C" not null check (tenant <> '' and length(tenant) <= 128),
  id text collate "C" not null,
  name text not null check (name <> '' and length(name) <= 100),
  -- The labels of the readings that the key may add; null for all.
  labels text[] collate "C" check (cardinality(labels) between 1 and 20),
  sha256 bytea not null,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  primary key (tenant, id)
);

-- The amounts of readings by quarter of an hour, hour and day (in UTC), and by day and label. A summary of a year reads these instead of
-- every reading. The offset of every time zone is a multiple of 15 minutes. The keys include the amounts, so a long range is read from
-- the index alone, in its order. The statement that writes readings also adds up their amounts, because a trigger on a distributed
-- Postgres (Citus) cannot write to another distributed table.
create table reading_totals (
  tenant text collate "C" not null,
  minutes smallint not null check (minutes in (15, 60, 1440)),
  start timestamptz(3) not null,
  level smallint not null,
  count bigint not null,
  sum double precision not null,
  lowest double precision not null,
  highest double precision not null,
  primary key (tenant, minutes, start, level) include (count, sum, lowest, highest)
);
create table reading_days (
  tenant text collate "C" not null,
  start timestamptz(3) not null,
  label text collate "C" not null,
  level smallint not null,
  count bigint not null,
  sum double precision not null,
  lowest double precision not null,
  highest double precision not null,
  primary key (tenant, start, label, level) include (count, sum, lowest, highest)
);
-- A summary or a count of a few labels reads only their days, not those of all labels in the range.
create index reading_days_label on reading_days (tenant, label, start, level) include (count, sum, lowest, highest);

create function start_of(length interval, moment timestamptz) returns timestamptz
  immutable parallel safe return date_bin(length, moment, timestamptz '2000-01-01T00:00:00Z');

-- A new value after each change to a tenant's readings, so a client that has the current data is told before its query runs. It is
-- random, because a database that was restored from a backup would count the same numbers again.
create table reading_versions (
  tenant text collate "C" primary key check (tenant <> '' and length(tenant) <= 128),
  version uuid not null
);

-- A second line of defense: whatever a statement asks for, a transaction reads and writes only its tenant's rows. The policies are
-- forced, because the owner of a table would be exempt. Superusers are always exempt, so their transactions take the role
-- `waymark_tenant` (src/api/database/tenant.ts).
do $$
declare
  name text;
begin
  begin
    create role waymark_tenant nologin;
  exception
    -- A user who may not create roles is not a superuser, and needs no other role.
    when duplicate_object or insufficient_privilege then null;
  end;
  foreach name in array array['sources', 'readings', 'write_keys', 'reading_totals', 'reading_days', 'reading_versions'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy tenant on %I using (tenant = current_setting(''waymark.tenant'', true))', name);
    if exists (select from pg_roles where rolname = 'waymark_tenant') then
      execute format('grant select, insert, update, delete on %I to waymark_tenant', name);
      grant usage on schema public to waymark_tenant;
    end if;
  end loop;
end
$$;
