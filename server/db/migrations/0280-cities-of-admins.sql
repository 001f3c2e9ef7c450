-- Cities that an admin may see; nobody's rows mean every city.
create table account_city (
  user_id uuid not null references account (id),
  city_id uuid not null references city (id),
  primary key (user_id, city_id)
);
