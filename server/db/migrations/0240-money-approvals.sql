-- Money of more than ₦20,000 for one recipient in one day: one person asks, a second one agrees.
create table money_approval (
  id uuid primary key,
  kind text not null check (
    kind in ('payout', 'withdrawal', 'credit', 'refund', 'refund-by-hand', 'automatic-refund', 'claim')
  ),
  -- The agent, withdrawal, account, order, refund or claim that the money is about.
  subject uuid not null,
  -- Nothing: a guest, whom the order names.
  recipient_id uuid references account (id),
  order_id uuid references customer_order (id),
  kobo bigint not null check (kobo > 0 and kobo <= 1000000000),
  -- What the recipient would have had that day in all, with this.
  day_kobo bigint not null check (day_kobo >= kobo),
  -- The call as it was parsed; nothing where the house itself is the first person.
  input jsonb,
  request_hash text,
  body_hash text,
  asked_by uuid references account (id),
  asked_at timestamptz not null default clock_timestamp(),
  -- Set where nobody else holds the right: then it goes by itself.
  waits_until timestamptz,
  state text not null default 'waiting' check (
    state in ('waiting', 'approved', 'passed', 'refused', 'withdrawn', 'lapsed')
  ),
  -- Nobody: the clock, or the house.
  decided_by uuid references account (id),
  decided_at timestamptz,
  reason text check (reason <> ''),
  constraint money_goes_to_somebody check (num_nonnulls(recipient_id, order_id) > 0),
  constraint what_was_asked_is_kept_whole check (num_nulls(input, request_hash, body_hash, asked_by) in (0, 4)),
  constraint only_the_house_asks_without_a_call check ((kind = 'automatic-refund') = (asked_by is null)),
  constraint decided_approvals_say_when check ((state = 'waiting') = (decided_at is null)),
  constraint people_decide_and_clocks_pass check (
    (state in ('approved', 'refused', 'withdrawn')) = (decided_by is not null)
  ),
  constraint refused_approvals_say_why check ((state in ('refused', 'lapsed')) = (reason is not null)),
  constraint nobody_is_their_own_second_person check (
    state not in ('approved', 'refused') or decided_by is distinct from asked_by
  ),
  constraint nobody_approves_their_own_money check (state <> 'approved' or decided_by is distinct from recipient_id),
  constraint who_asked_takes_it_back check (state <> 'withdrawn' or decided_by = asked_by)
);

create unique index one_approval_a_request on money_approval (request_hash) where request_hash is not null;
create unique index one_waiting_approval_a_subject on money_approval (kind, subject) where state = 'waiting';
create index money_approval_waiting on money_approval (asked_at) where state = 'waiting';
create index money_approval_decided on money_approval (decided_at) where state <> 'waiting';
create index money_approval_recipient on money_approval (recipient_id) where recipient_id is not null;
create index money_approval_asked_by on money_approval (asked_by) where asked_by is not null;
create index money_approval_decided_by on money_approval (decided_by) where decided_by is not null;

-- False: made by the house alone, and more than one person may send by hand in a day.
alter table refund add column is_agreed boolean not null default true;
