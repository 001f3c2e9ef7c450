-- What wants a person's eye.
create table alarm (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind <> ''),
  -- Nothing: about the house.
  order_id uuid references customer_order (id),
  about text not null,
  raised_at timestamptz not null,
  settled_at timestamptz,
  -- Nobody: it came to nothing by itself.
  settled_by uuid references account (id),
  constraint only_what_is_settled_says_by_whom check (settled_by is null or settled_at is not null)
);

create unique index one_open_alarm_a_kind_and_order on alarm (kind, order_id) nulls not distinct
  where settled_at is null;
create index alarm_open on alarm (raised_at) where settled_at is null;
create index alarm_order on alarm (order_id) where order_id is not null;
