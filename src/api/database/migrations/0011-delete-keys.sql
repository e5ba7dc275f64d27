-- The keys of a tenant are deleted with its other data.
do $$
begin
  if exists (select from pg_roles where rolname = 'waymark_tenant') then
    grant delete on write_keys to waymark_tenant;
  end if;
exception
  when insufficient_privilege then null;
end
$$;
