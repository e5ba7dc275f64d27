-- The labels of the readings that a key may add; null for all.
alter table write_keys add column labels text[] collate "C" check (cardinality(labels) between 1 and 20);
