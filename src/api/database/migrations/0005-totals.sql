-- Amounts of readings that were added up when they were written: by quarter of an hour, hour and day (in UTC), and by day and label. A
-- summary of a year reads these instead of every reading. The offset of every time zone is a multiple of 15 minutes. The keys include
-- the amounts, so that a long range is read from the index alone, in its order.
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
  -- In UTC.
  start timestamptz(3) not null,
  label text collate "C" not null,
  level smallint not null,
  count bigint not null,
  sum double precision not null,
  lowest double precision not null,
  highest double precision not null,
  primary key (tenant, start, label, level) include (count, sum, lowest, highest)
);

alter table reading_totals enable row level security, force row level security;
alter table reading_days enable row level security, force row level security;
create policy tenant on reading_totals using (tenant = current_setting('waymark.tenant', true));
create policy tenant on reading_days using (tenant = current_setting('waymark.tenant', true));

create function start_of(length interval, moment timestamptz) returns timestamptz
  immutable parallel safe return date_bin(length, moment, timestamptz '2000-01-01T00:00:00Z');

-- The rows are written in the order of their keys, so that two transactions wait for each other instead of blocking each other.
create function add_to_totals() returns trigger language plpgsql as $$
begin
  insert into reading_totals as totals
    select tenant, minutes, start_of(make_interval(mins => minutes), time), level,
      count(*), sum(value), min(value), max(value)
    from added cross join (values (15::smallint), (60::smallint), (1440::smallint)) as sizes (minutes)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (tenant, minutes, start, level) do update set
    count = totals.count + excluded.count, sum = totals.sum + excluded.sum,
    lowest = least(totals.lowest, excluded.lowest), highest = greatest(totals.highest, excluded.highest);
  insert into reading_days as days
    select tenant, start_of('1 day', time), label, level, count(*), sum(value), min(value), max(value)
    from added
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (tenant, start, label, level) do update set
    count = days.count + excluded.count, sum = days.sum + excluded.sum,
    lowest = least(days.lowest, excluded.lowest), highest = greatest(days.highest, excluded.highest);
  return null;
end
$$;

-- After a deletion, nothing tells the lowest value of the others: the days of the changed readings are added up again, one after the
-- other, because a join of all of them may read the tables from end to end.
create function renew_totals() returns trigger language plpgsql as $$
declare
  part record;
begin
  for part in
    select distinct tenant, start_of('1 day', time) as first, start_of('1 day', time) + interval '1 day' as last
    from changed order by 1, 2
  loop
    delete from reading_totals as totals
      where totals.tenant = part.tenant and minutes in (15, 60, 1440) and start >= part.first and start < part.last;
    insert into reading_totals
      select tenant, minutes, start_of(make_interval(mins => minutes), time), level,
        count(*), sum(value), min(value), max(value)
      from readings cross join (values (15::smallint), (60::smallint), (1440::smallint)) as sizes (minutes)
      where tenant = part.tenant and time >= part.first and time < part.last
      group by 1, 2, 3, 4;
    delete from reading_days as days where days.tenant = part.tenant and start = part.first;
    insert into reading_days
      select tenant, part.first, label, level, count(*), sum(value), min(value), max(value)
      from readings
      where tenant = part.tenant and time >= part.first and time < part.last
      group by 1, 2, 3, 4;
  end loop;
  return null;
end
$$;

create trigger readings_added after insert on readings
  referencing new table as added for each statement execute function add_to_totals();
create trigger readings_deleted after delete on readings
  referencing old table as changed for each statement execute function renew_totals();
create trigger readings_updated_from after update on readings
  referencing old table as changed for each statement execute function renew_totals();
create trigger readings_updated_to after update on readings
  referencing new table as changed for each statement execute function renew_totals();

-- The owner of the tables sees the rows of no tenant.
alter table readings no force row level security;
alter table reading_totals no force row level security;
alter table reading_days no force row level security;
insert into reading_totals
  select tenant, minutes, start_of(make_interval(mins => minutes), time), level,
    count(*), sum(value), min(value), max(value)
  from readings cross join (values (15::smallint), (60::smallint), (1440::smallint)) as sizes (minutes)
  group by 1, 2, 3, 4;
insert into reading_days
  select tenant, start_of('1 day', time), label, level, count(*), sum(value), min(value), max(value)
  from readings
  group by 1, 2, 3, 4;
alter table readings force row level security;
alter table reading_totals force row level security;
alter table reading_days force row level security;

do $$
begin
  if exists (select from pg_roles where rolname = 'waymark_tenant') then
    grant select, insert, update, delete on reading_totals, reading_days to waymark_tenant;
  end if;
exception
  when insufficient_privilege then null;
end
$$;
