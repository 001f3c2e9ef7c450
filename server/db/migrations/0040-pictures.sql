-- A picture that somebody brought, as it was written anew; the file's name is its content.
create table picture (
  id uuid primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  -- Nobody: a guest, who alone knows its id.
  owner_id uuid references account (id),
  created_at timestamptz not null,
  -- Nothing: it belongs to nothing yet, and goes after a day.
  attached_at timestamptz
);

create index picture_file on picture (sha256);
create index picture_unattached on picture (created_at) where attached_at is null;
create index picture_owner on picture (owner_id) where owner_id is not null;

insert into house_secret (name, value)
values ('picture address', encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));
