-- An order; `order` itself is a word of SQL.
create table customer_order (
  id uuid primary key,
  -- Newest first without two orders of one instant changing places between pages.
  number bigint generated always as identity unique,
  code text not null unique check (code ~ '^MW-[2-9A-HJ-NP-Z]{8}$'),
  -- The secret half of the link, and the request that placed it, both as hashes.
  link_hash text unique,
  request_hash text not null,
  status text not null check (status in (
    'placed', 'confirmed', 'assigned', 'shopping', 'picked_up', 'ready_for_delivery', 'on_the_way', 'delivered',
    'completed', 'cancelled', 'failed'
  )),
  is_under_way boolean not null generated always as (
    status in ('placed', 'confirmed', 'assigned', 'shopping', 'picked_up', 'ready_for_delivery', 'on_the_way')
  ) stored,
  status_since timestamptz not null,
  version integer not null check (version >= 1),
  market_id uuid not null references market (id),
  -- Nobody: a guest's order.
  account_id uuid references account (id),
  agent_id uuid references account (id),
  customer_name text not null,
  customer_phone text check (customer_phone ~ '^\+234[789][01][0-9]{8}$'),
  receiver_name text,
  receiver_phone text check (receiver_phone ~ '^\+234[789][01][0-9]{8}$'),
  -- The address as it was when the order was placed.
  area text not null,
  landmark text not null,
  directions text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  price_rule text not null check (price_rule in ('buy-am', 'ask-me-first', 'stay-inside-budget')),
  pay_way text not null check (pay_way in ('on_delivery')),
  items integer not null check (items between 1 and 200),
  estimate_kobo bigint not null,
  ceiling_kobo bigint not null,
  delivery_fee_kobo bigint not null check (delivery_fee_kobo >= 0),
  service_fee_kobo bigint not null check (service_fee_kobo >= 0),
  owed_kobo bigint not null default 0 check (owed_kobo >= 0),
  placed_at timestamptz not null,
  -- When its half hour began to run.
  confirmed_at timestamptz,
  -- Nothing: bought as soon as somebody is there.
  scheduled_for timestamptz,
  -- Closing time of its day: what nobody began to shop by then is cancelled.
  shop_by timestamptz not null,
  minutes integer not null check (minutes > 0),
  stars smallint check (stars between 1 and 5),
  rating_words text not null default '',
  constraint a_ceiling_holds_the_estimate check (ceiling_kobo >= estimate_kobo),
  constraint an_estimate_holds_the_fees check (estimate_kobo >= delivery_fee_kobo + service_fee_kobo),
  constraint a_receiver_has_name_and_phone check ((receiver_name is null) = (receiver_phone is null)),
  constraint a_pin_is_a_pair check ((latitude is null) = (longitude is null)),
  constraint confirmed_orders_say_since_when check (status in ('placed', 'cancelled') or confirmed_at is not null),
  constraint an_agent_has_it_while_it_is_carried check (
    status not in ('assigned', 'shopping', 'picked_up', 'ready_for_delivery', 'on_the_way') or agent_id is not null
  ),
  constraint only_what_arrived_is_rated check (stars is null or status in ('delivered', 'completed')),
  -- A person who was forgotten leaves neither half: no phone to guess at, no link that opens.
  constraint forgotten_people_leave_nothing check (
    customer_phone is not null
    or (customer_name = '' and receiver_name is null and landmark = '' and directions = '' and latitude is null
        and link_hash is null and not is_under_way)
  )
);

-- One order to pay at the door at a time, for a phone and for an account, however many requests race.
create unique index one_open_order_a_phone on customer_order (customer_phone)
  where is_under_way and pay_way = 'on_delivery';
create unique index one_open_order_an_account on customer_order (account_id)
  where is_under_way and pay_way = 'on_delivery' and account_id is not null;

-- Whether a phone has paid at the door before.
create index customer_order_paid_phone on customer_order (customer_phone) where status in ('delivered', 'completed');
create index customer_order_account on customer_order (account_id, number) where account_id is not null;
create index customer_order_under_way on customer_order (number) where is_under_way;
create index customer_order_over on customer_order (number) where not is_under_way;
-- What the clock moves.
create index customer_order_waiting on customer_order (status, status_since) where status in ('placed', 'delivered');
create index customer_order_unshopped on customer_order (shop_by) where status in ('confirmed', 'assigned');

create table order_item (
  id uuid primary key,
  order_id uuid not null references customer_order (id),
  position integer not null check (position >= 0),
  -- As the customer wrote it.
  raw text not null,
  name text not null check (name <> ''),
  quantity double precision not null check (quantity > 0),
  measure measure,
  note text not null,
  unsure text not null,
  cap_kobo bigint check (cap_kobo > 0),
  price_rule text check (price_rule in ('buy-am', 'ask-me-first', 'stay-inside-budget')),
  replacement text not null check (replacement in ('similar', 'ask', 'none')),
  -- What was known when the customer said yes.
  catalogue_item_id uuid references catalogue_item (id),
  guide_kobo bigint,
  guide_low_kobo bigint,
  guide_high_kobo bigint,
  guide_samples integer,
  guide_newest_on date,
  status text not null default 'requested' check (status in (
    'requested', 'found', 'short', 'replacement_proposed', 'replaced', 'price_asked', 'unavailable', 'rejected'
  )),
  paid_kobo bigint check (paid_kobo >= 0),
  unique (order_id, position),
  constraint a_guide_is_whole check (
    num_nulls(guide_kobo, guide_low_kobo, guide_high_kobo, guide_samples, guide_newest_on) in (0, 5)
  )
);

-- The order's story: one step, one row, one version.
create table order_event (
  order_id uuid not null references customer_order (id),
  version integer not null check (version >= 1),
  at timestamptz not null,
  action text not null,
  status text not null,
  mover text not null check (mover in ('customer', 'agent', 'admin', 'system')),
  actor_id uuid references account (id),
  reason text check (reason <> ''),
  primary key (order_id, version)
);
