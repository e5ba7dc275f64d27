-- The rights of the data API, as in docs/deploy.md. Runs after each migration, which may add tables.
grant usage on schema public to waymark_api;
grant select on sources, readings, reading_totals, reading_days, reading_versions, schema_migrations to waymark_api;
-- To add, correct and delete readings.
grant insert on sources to waymark_api;
grant insert, update, delete on readings, reading_totals, reading_days to waymark_api;
grant insert, update on reading_versions to waymark_api;
grant select, insert, update on write_keys to waymark_api;
