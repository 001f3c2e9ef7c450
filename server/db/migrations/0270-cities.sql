-- Cities that the house works in. Abuja has been the only one so far, so what stands is Abuja's.
create table city (
  id uuid primary key,
  name text not null check (name <> '' and length(name) <= 60),
  -- Address of its public page, and the two letters of its orders' codes.
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,60}$'),
  letters text not null unique check (letters ~ '^[A-HJ-NP-Z]{2}$'),
  opens_at time not null,
  closes_at time not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  is_active boolean not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint a_city_opens_before_it_closes check (opens_at < closes_at)
);

create unique index one_city_a_name on city (lower(name));

insert into city (id, name, slug, letters, opens_at, closes_at, latitude, longitude, is_active)
values ('01900000-0000-7000-8000-000000000001', 'Abuja', 'abuja', 'AB', '06:00', '22:00', 9.0785, 7.4005, true);
