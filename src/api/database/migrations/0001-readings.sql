-- What is measured. The name identifies the source, so that a reading needs no join.
create table sources (
  name text collate "C" primary key check (name <> '' and length(name) <= 200)
);

-- In this order, so that sorting by level sorts by quality.
create type reading_level as enum ('low', 'medium', 'high');

create table readings (
  id bigint generated always as identity primary key,
  -- Milliseconds, because a Date of JavaScript has no more: a cursor must name the exact time of a row.
  time timestamptz(3) not null,
  label text collate "C" not null references sources (name) on update cascade,
  level reading_level not null,
  -- Neither infinite nor NaN, which sorts after infinity. JSON has none of them.
  value double precision not null check (value > '-infinity' and value < 'infinity')
);

-- One index per order of the pages. Those of level and label also serve the filters.
create index readings_time on readings (time, id);
create index readings_level on readings (level, time, id);
create index readings_label on readings (label, time, id);
create index readings_value on readings (value, time, id);
