-- Each month of readings can be a table of its own: the indexes of the current month stay in memory, and an old month is dropped
-- without a deletion. The readings so far become the default partition without being copied; `maintain` moves them to their months.
alter table readings rename to readings_default;
alter table readings_default rename constraint readings_pkey to readings_default_pkey;
alter index readings_level rename to readings_default_level;
alter index readings_label rename to readings_default_label;
alter index readings_value rename to readings_default_value;
alter index readings_level_value rename to readings_default_level_value;
alter index readings_client_id rename to readings_default_client_id;

create table readings (like readings_default including constraints) partition by range (time);
alter table readings
  add primary key (tenant, time, id),
  add foreign key (tenant, label) references sources (tenant, name),
  alter column id add generated always as identity;
create index readings_level on readings (tenant, level, time, id);
create index readings_label on readings (tenant, label, time, id);
create index readings_value on readings (tenant, value, time, id);
create index readings_level_value on readings (tenant, level, value, time, id);
create unique index readings_client_id on readings (tenant, client_id, time) where client_id is not null;

alter table readings enable row level security, force row level security;
create policy tenant on readings using (tenant = current_setting('waymark.tenant', true));
-- Nobody but the owner reads a partition itself.
drop policy tenant on readings_default;
alter table readings_default no force row level security;

-- The numbers of the ids, the triggers and the grants move to the table that clients name.
do $$
declare
  last_id bigint;
  moved record;
begin
  execute 'select last_value from ' || pg_get_serial_sequence('readings_default', 'id') into last_id;
  alter table readings_default alter column id drop identity;
  perform setval(pg_get_serial_sequence('readings', 'id'), last_id);
  for moved in
    select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = 'readings_default'::regclass and not tgisinternal
  loop
    execute format('drop trigger %I on readings_default', moved.name);
    execute replace(moved.definition, 'readings_default', 'readings');
  end loop;
  for moved in
    select privilege_type as privilege, pg_get_userbyid(grantee) as role
    from pg_class cross join aclexplode(relacl)
    where oid = 'readings_default'::regclass and grantee not in (0, relowner)
  loop
    execute format('grant %s on readings to %I', moved.privilege, moved.role);
    execute format('revoke %s on readings_default from %I', moved.privilege, moved.role);
  end loop;
end
$$;
alter table readings attach partition readings_default default;
