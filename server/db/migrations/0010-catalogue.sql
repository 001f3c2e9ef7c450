do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege then
    raise exception 'the database user may not create the extension pg_trgm, which the search needs: let an administrator run CREATE EXTENSION pg_trgm in this database, then start again';
  when undefined_file or feature_not_supported then
    raise exception 'this PostgreSQL comes without the extension pg_trgm, which the search needs: install its contrib package, then start again';
end
$$;

-- How a market sells; the contract has the same list.
create domain measure as text check (value in (
  'mudu', 'congo', 'derica', 'cup', 'tin', 'paint', 'bag', 'sack', 'basket', 'tuber', 'bunch', 'heap',
  'portion', 'wrap', 'piece', 'pack', 'packet', 'sachet', 'carton', 'crate', 'bottle', 'keg', 'gallon',
  'loaf', 'head', 'stick', 'kg', 'g', 'litre'
));

create table catalogue_item (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  aliases text[] not null,
  default_measure measure not null,
  options text[] not null,
  stall text not null check (stall in (
    'vegetables', 'fruits', 'soup-things', 'oils-spices', 'meat', 'fish', 'grains', 'provisions',
    'household', 'tubers'
  )),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- Every word an item answers to, name and aliases, as they are compared. One word means one item.
create table catalogue_name (
  key text primary key check (key <> ''),
  item_id uuid not null references catalogue_item (id)
);

create index catalogue_name_item on catalogue_name (item_id);
create index catalogue_name_spelling on catalogue_name using gin (key gin_trgm_ops);
