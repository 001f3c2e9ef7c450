-- How many claims wait for a decision; counted on the order's row, so that whoever moves the order sees them.
alter table customer_order
  add column open_claims integer not null default 0 check (open_claims >= 0),
  add constraint an_open_claim_holds_the_order check (open_claims = 0 or status = 'delivered');

create table claim (
  id uuid primary key,
  order_id uuid not null references customer_order (id),
  item_id uuid not null references order_item (id),
  what text not null check (what in ('missing', 'wrong', 'bad', 'short-weight')),
  words text not null,
  asked_kobo bigint not null check (asked_kobo > 0),
  state text not null check (state in ('open', 'approved', 'refused')),
  -- Owed to the customer since it was approved.
  refund_kobo bigint check (refund_kobo > 0 and refund_kobo <= asked_kobo),
  made_at timestamptz not null,
  decided_at timestamptz,
  -- Nobody: small enough to be believed at once.
  decided_by uuid references account (id),
  reason text check (reason <> ''),
  constraint decided_claims_say_when check ((state = 'open') = (decided_at is null)),
  constraint approved_claims_say_how_much check ((state = 'approved') = (refund_kobo is not null)),
  constraint refused_claims_say_why_and_who check (
    state <> 'refused' or (reason is not null and decided_by is not null)
  )
);

create unique index one_open_claim_an_item on claim (item_id) where state = 'open';
create index claim_order on claim (order_id, made_at);
create index claim_waiting on claim (made_at) where state = 'open';

create table claim_picture (
  claim_id uuid not null references claim (id),
  position integer not null check (position between 0 and 2),
  picture_id uuid not null unique references picture (id),
  primary key (claim_id, position)
);
