-- How staff did with lists that are not typed, a day and city: the requests themselves go after ninety days.
create table list_request_day (
  city_id uuid not null references city (id),
  day date not null,
  written integer not null default 0 check (written >= 0),
  -- Written before they had waited for longer than the aim.
  in_time integer not null default 0 check (in_time between 0 and written),
  unreadable integer not null default 0 check (unreadable >= 0),
  primary key (city_id, day)
);

create index list_request_days on list_request_day (day);
