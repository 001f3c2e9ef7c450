-- A picture's row comes first, so that no sweep takes its file away, and says here when the file is there.
alter table picture add column is_kept boolean not null default true;

-- When somebody last began to sweep: of many instances one does, once an hour.
create table picture_sweep (begun_at timestamptz not null);
insert into picture_sweep (begun_at) values ('epoch');
