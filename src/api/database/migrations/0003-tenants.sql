-- Every row belongs to a tenant. It is the first column of each key and index, so that a statement reads no row of another tenant,
-- and the tables can be distributed by it. The rows from before belong to the tenant "default".
drop index readings_time, readings_level, readings_label, readings_value, readings_level_value;
alter table readings drop constraint readings_label_fkey, drop constraint readings_pkey;
alter table sources drop constraint sources_pkey;

alter table sources
  add column tenant text collate "C" not null default 'default' check (tenant <> '' and length(tenant) <= 128);
alter table sources alter column tenant drop default, add primary key (tenant, name);

-- 1 is low, 2 medium, 3 high: sorting by level sorts by quality. A table with row-level security is read from an index only for
-- conditions that reveal nothing about other rows ("leakproof"). Those of numbers are, those of an enum are not.
alter table readings
  add column tenant text collate "C" not null default 'default',
  alter column level type smallint using array_position(enum_range(null::reading_level), level);
alter table readings
  alter column tenant drop default,
  add check (level between 1 and 3),
  add primary key (tenant, time, id),
  add foreign key (tenant, label) references sources (tenant, name);
drop type reading_level;

create index readings_level on readings (tenant, level, time, id);
create index readings_label on readings (tenant, label, time, id);
create index readings_value on readings (tenant, value, time, id);
create index readings_level_value on readings (tenant, level, value, time, id);

-- A second line of defense: whatever a statement asks for, a transaction sees and writes the rows of its tenant only. Forced, because
-- the owner of a table would be exempt.
alter table sources enable row level security, force row level security;
alter table readings enable row level security, force row level security;
create policy tenant on sources using (tenant = current_setting('waymark.tenant', true));
create policy tenant on readings using (tenant = current_setting('waymark.tenant', true));

-- Nothing exempts a superuser, so that its transactions take this role (src/api/database/tenant.ts).
do $$
begin
  if not exists (select from pg_roles where rolname = 'waymark_tenant') then
    create role waymark_tenant nologin;
  end if;
  grant usage on schema public to waymark_tenant;
  grant select, insert, update, delete on sources, readings to waymark_tenant;
exception
  -- Then this is no superuser, and needs no other role.
  when insufficient_privilege then null;
end
$$;
