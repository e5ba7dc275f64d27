# Creates the roles of compose.yaml. The image of Postgres runs it once, when it creates the database.
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set owner_password="$OWNER_PASSWORD" --set api_password="$API_PASSWORD" <<'SQL'
create role waymark_owner login password :'owner_password';
create role waymark_api login password :'api_password';
alter database :"DBNAME" owner to waymark_owner;
SQL
