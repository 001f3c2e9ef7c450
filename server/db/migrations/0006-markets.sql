create table market (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,120}$'),
  description text not null,
  location text not null,
  image_url text,
  is_active boolean not null,
  market_days text[] not null check (
    cardinality(market_days) between 1 and 6
    and market_days <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']::text[]
  ),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
