-- When the last whole backup was made, and how; told to those who watch.
create table backup_made (
  way text primary key check (way in ('whole', 'base')),
  made_at timestamptz not null
);
