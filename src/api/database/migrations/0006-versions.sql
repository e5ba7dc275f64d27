-- Another value after each change of the readings of a tenant, so that a client that has their current state is told before its query
-- runs. Random, because a database that was restored from a backup would count the same numbers again.
create table reading_versions (
  tenant text collate "C" primary key check (tenant <> '' and length(tenant) <= 128),
  version uuid not null
);
alter table reading_versions enable row level security, force row level security;
create policy tenant on reading_versions using (tenant = current_setting('waymark.tenant', true));

create function renew_versions() returns trigger language plpgsql as $$
begin
  insert into reading_versions as versions
    select tenant, gen_random_uuid() from (select distinct tenant from changed) as tenants order by 1
  on conflict (tenant) do update set version = excluded.version;
  return null;
end
$$;

-- The last triggers by name: a transaction that adds readings of the same tenant waits for the one that has renewed the version.
create trigger version_after_insert after insert on readings
  referencing new table as changed for each statement execute function renew_versions();
create trigger version_after_delete after delete on readings
  referencing old table as changed for each statement execute function renew_versions();
create trigger version_before_update after update on readings
  referencing old table as changed for each statement execute function renew_versions();
create trigger version_after_update after update on readings
  referencing new table as changed for each statement execute function renew_versions();

-- Who may read or write the totals may do the same here.
do $$
declare
  granted record;
begin
  for granted in
    select privilege_type as privilege, pg_get_userbyid(grantee) as role
    from pg_class cross join aclexplode(relacl)
    where oid = 'reading_totals'::regclass and grantee not in (0, relowner)
  loop
    execute format('grant %s on reading_versions to %I', granted.privilege, granted.role);
  end loop;
end
$$;
