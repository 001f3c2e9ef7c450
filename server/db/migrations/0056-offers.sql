-- One or more orders, offered to one agent alone until it ends.
create table offer (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references agent (user_id),
  market_id uuid not null references market (id),
  part text not null check (part in ('whole', 'shopping', 'door')),
  -- Who hands it over at the market.
  from_id uuid references account (id),
  made_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > made_at),
  outcome text check (outcome in ('accepted', 'declined', 'lapsed', 'withdrawn')),
  ended_at timestamptz,
  decline_reason text check (decline_reason in ('too-far', 'too-heavy', 'too-much', 'break', 'not-safe', 'other')),
  is_open boolean not null generated always as (outcome is null) stored,
  unique (id, is_open),
  constraint offers_that_ended_say_when check ((outcome is null) = (ended_at is null)),
  constraint a_no_says_why check ((outcome is not distinct from 'declined') = (decline_reason is not null)),
  constraint only_a_door_is_handed_over check ((part = 'door') = (from_id is not null))
);

-- One at a time, for an agent and for an order, however many dispatchers and shoppers ask.
create unique index one_open_offer_an_agent on offer (user_id) where is_open;
create index offer_ends on offer (ends_at) where is_open;

create table offer_order (
  offer_id uuid not null,
  order_id uuid not null references customer_order (id),
  -- In which sequence the doors are best reached.
  position integer not null check (position >= 0),
  -- What whoever takes it earns by it.
  earn_kobo bigint not null check (earn_kobo >= 0),
  -- The offer's own word, carried here by the reference.
  is_open boolean not null default true,
  primary key (offer_id, order_id),
  unique (offer_id, position),
  foreign key (offer_id, is_open) references offer (id, is_open) on update cascade
);

create unique index one_open_offer_an_order on offer_order (order_id) where is_open;
create index offer_order_order on offer_order (order_id);

-- What the dispatcher knows of its last look; one row.
create table dispatch_look (
  is_single boolean primary key default true check (is_single),
  -- Everything published up to here has been looked at.
  seen_number bigint not null,
  -- When it must look again, even if nothing happens.
  look_at timestamptz
);

insert into dispatch_look (seen_number) values (0);

-- What the engine noted for itself, a market.
create table dispatch_memory (
  market_id uuid primary key references market (id),
  memory jsonb not null
);
