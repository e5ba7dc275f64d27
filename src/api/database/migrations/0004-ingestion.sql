-- What a client calls a reading. Sent again with the same time, it is the same reading. The time belongs to the key, so that the
-- table can be partitioned by it.
alter table readings add column client_id text collate "C" check (client_id <> '' and length(client_id) <= 128);
create unique index readings_client_id on readings (tenant, client_id, time) where client_id is not null;

-- Keys with which programs add readings. Only the hash of the secret is kept.
create table write_keys (
  tenant text collate "C" not null check (tenant <> '' and length(tenant) <= 128),
  id text collate "C" not null,
  name text not null check (name <> '' and length(name) <= 100),
  sha256 bytea not null,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  primary key (tenant, id)
);
alter table write_keys enable row level security, force row level security;
create policy tenant on write_keys using (tenant = current_setting('waymark.tenant', true));

do $$
begin
  if exists (select from pg_roles where rolname = 'waymark_tenant') then
    grant select, insert, update on write_keys to waymark_tenant;
  end if;
exception
  when insufficient_privilege then null;
end
$$;
