-- A page was opened and how it felt; nothing in here says by whom or from where.
create table visit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  path text not null,
  display_mode text not null check (display_mode in ('browser', 'installed'))
);

create index visit_at on visit (at);

create table web_vital (
  visit_id bigint not null references visit (id) on delete cascade,
  name text not null check (name in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  value double precision not null check (value >= 0),
  primary key (visit_id, name)
);
