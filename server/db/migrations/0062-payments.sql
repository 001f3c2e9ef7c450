-- A payment asked of the provider; its id is the reference on both sides.
create table payment (
  id uuid primary key,
  order_id uuid not null references customer_order (id),
  -- What was asked.
  kobo bigint not null check (kobo > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'returned', 'given-up')),
  -- Where the customer pays; nothing until the provider has answered.
  page_url text,
  opened_at timestamptz not null,
  -- When the provider is asked next, and how often it was; nothing once there is nothing to ask any more.
  next_look_at timestamptz,
  looks integer not null default 0,
  -- What came, as the provider says.
  provider_id text,
  paid_kobo bigint check (paid_kobo > 0),
  paid_at timestamptz,
  settled_at timestamptz,
  constraint settled_payments_say_what_came check (
    (state in ('paid', 'returned')) = (paid_kobo is not null)
    and num_nulls(provider_id, paid_kobo, paid_at, settled_at) in (0, 4)
  )
);

create index payment_order on payment (order_id, opened_at);
create index payment_due on payment (next_look_at) where next_look_at is not null;
create index payment_settled on payment (settled_at) where settled_at is not null;

-- A notice of the provider, once however often it comes.
create table payment_notice (
  body_hash text primary key,
  payment_id uuid references payment (id),
  received_at timestamptz not null default now()
);

create index payment_notice_received on payment_notice (received_at);

-- Money on its way back to whoever sent it.
create table refund (
  id uuid primary key,
  order_id uuid not null references customer_order (id),
  -- Nothing: an admin sends it by hand.
  payment_id uuid references payment (id),
  kobo bigint not null check (kobo > 0),
  -- In the book since it is sent; failed ones are due again.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'done', 'failed')),
  provider_refund_id text,
  made_at timestamptz not null,
  next_try_at timestamptz,
  tries integer not null default 0,
  sent_at timestamptz,
  -- Who sent it by hand.
  sent_by uuid references account (id),
  constraint the_provider_sends_what_came_through_it check (provider_refund_id is null or payment_id is not null)
);

create index refund_order on refund (order_id, made_at);
create index refund_payment on refund (payment_id) where payment_id is not null;
create index refund_due on refund (next_try_at) where next_try_at is not null;
create index refund_by_hand on refund (made_at) where payment_id is null and state = 'waiting';
