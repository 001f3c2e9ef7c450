-- What everybody sees: it stands at an address of its own that needs no signature, for as long as it is shown.
alter table picture add column is_shown boolean not null default false;

-- The photo in place of the drawn stall; no market ever had a picture of another kind.
alter table market drop column image_url;
alter table market add column photo_id uuid references picture (id);

-- Photos in place of the drawings of the landing page's gallery.
create table gallery_photo (
  name text primary key check (name in ('pepper', 'garri', 'yam', 'ugu', 'fish', 'plantain', 'beans', 'oil')),
  picture_id uuid not null references picture (id),
  changed_at timestamptz not null default now()
);
