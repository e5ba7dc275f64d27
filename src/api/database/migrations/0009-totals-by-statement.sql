-- The statement that adds readings adds them to the totals and renews the version too. On a distributed Postgres (Citus), a trigger of a
-- whole statement may not write to another distributed table.
drop function add_to_totals, renew_totals, renew_versions cascade;
