-- Changes with whatever decides what a name means: who remembers a meaning asks whether it still stands.
create table catalogue_edition (
  is_only boolean primary key default true check (is_only),
  -- Drawn, not counted: two databases never call different catalogues the same.
  id uuid not null default gen_random_uuid()
);
insert into catalogue_edition default values;

create function open_catalogue_edition() returns trigger language plpgsql as $$
begin
  update catalogue_edition set id = gen_random_uuid();
  return null;
end
$$;

create trigger catalogue_item_edition after insert or update or delete or truncate on catalogue_item
  for each statement execute function open_catalogue_edition();
create trigger catalogue_name_edition after insert or update or delete or truncate on catalogue_name
  for each statement execute function open_catalogue_edition();
