-- What an item is called in one city only, as it is written and as names are compared. There it means this item, whatever
-- the word means elsewhere; in one city one word means one item.
create table catalogue_city_name (
  city_id uuid not null references city (id),
  key text not null check (key <> ''),
  item_id uuid not null references catalogue_item (id),
  name text not null check (name <> '' and length(name) <= 60),
  primary key (city_id, key)
);

create index catalogue_city_name_item on catalogue_city_name (item_id);
create index catalogue_city_name_key on catalogue_city_name (key);

create trigger catalogue_city_name_edition after insert or update or delete or truncate on catalogue_city_name
  for each statement execute function open_catalogue_edition();
