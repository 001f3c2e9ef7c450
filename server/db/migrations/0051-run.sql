-- Between the stall and the door.
alter table customer_order
  -- Who took it over at the market, and carries it since.
  add column rider_id uuid references account (id),
  -- Whether whoever shops also goes to the door.
  add column agent_part text not null default 'whole' check (agent_part in ('whole', 'shopping')),
  -- The name of who is being asked to take it over.
  add column handing_to text check (handing_to <> ''),
  -- The customer reads it out at the door.
  add column pin text check (pin ~ '^[0-9]{4}$'),
  add column pin_tries integer not null default 0 check (pin_tries between 0 and 5),
  add column set_off_at timestamptz,
  add column arrived_at timestamptz,
  add column call_attempts integer not null default 0 check (call_attempts >= 0),
  add column waived_reason text check (waived_reason <> ''),
  add column eta_from timestamptz,
  add column eta_to timestamptz,
  -- A later time that is offered because nobody could take it.
  add column new_time timestamptz,
  add column new_time_until timestamptz,
  -- Its earnings wait for somebody's look.
  add column earnings_held boolean not null default false,
  add constraint nobody_carries_their_own_order check (agent_id <> account_id and rider_id <> account_id),
  add constraint a_rider_takes_over_from_somebody check (rider_id is null or agent_id is not null),
  add constraint an_eta_is_a_range check (num_nulls(eta_from, eta_to) in (0, 2) and eta_from <= eta_to),
  add constraint a_new_time_has_an_end check (
    num_nulls(new_time, new_time_until) in (0, 2) and (new_time is null or status = 'confirmed')
  );

create index customer_order_carried on customer_order ((coalesce(rider_id, agent_id)), number) where is_under_way;
create index customer_order_unanswered on customer_order (new_time_until) where new_time_until is not null;

-- What the phone thought the time was.
alter table order_event add column phone_at timestamptz;

alter table order_item
  -- What was bought, and the purchase that stands in the book.
  add column got_name text check (got_name <> ''),
  add column got_quantity double precision check (got_quantity > 0),
  add column got_measure measure,
  add column purchase_id uuid unique,
  add column bought_by uuid references account (id),
  add constraint a_purchase_is_somebodys check ((purchase_id is null) = (bought_by is null)),
  add constraint a_purchase_is_of_something check (
    (got_name is null) = (got_quantity is null) and (purchase_id is null or got_name is not null)
  );

-- Everything that happened to an item, one row a step.
create table item_step (
  id bigint generated always as identity primary key,
  order_id uuid not null references customer_order (id),
  item_id uuid not null references order_item (id),
  step text not null,
  status text not null,
  at timestamptz not null,
  phone_at timestamptz,
  mover text not null check (mover in ('customer', 'agent', 'admin', 'system')),
  actor_id uuid references account (id),
  name text,
  quantity double precision,
  measure measure,
  kobo bigint check (kobo >= 0)
);

create index item_step_order on item_step (order_id, id);

create table item_question (
  id uuid primary key,
  order_id uuid not null references customer_order (id),
  item_id uuid not null references order_item (id),
  kind text not null check (kind in ('price', 'replacement', 'rejection')),
  name text not null check (name <> ''),
  quantity double precision not null check (quantity > 0),
  measure measure,
  price_kobo bigint not null check (price_kobo >= 0),
  picture_id uuid not null references picture (id),
  new_ceiling_kobo bigint check (new_ceiling_kobo > 0),
  asked_by uuid not null references account (id),
  asked_at timestamptz not null,
  -- Nothing: an admin decides, in their own time.
  answer_by timestamptz,
  answer text check (answer in ('yes', 'no', 'silence', 'withdrawn')),
  answered_at timestamptz,
  answered_by uuid references account (id),
  constraint answers_say_when check ((answer is null) = (answered_at is null)),
  constraint an_admin_is_not_hurried check ((kind = 'rejection') = (answer_by is null))
);

create unique index one_open_question_an_item on item_question (item_id) where answer is null;
create index item_question_order on item_question (order_id, asked_at);
create index item_question_due on item_question (answer_by) where answer is null;

-- Photos of what was bought, offered or refused.
create table item_picture (
  picture_id uuid primary key references picture (id),
  item_id uuid not null references order_item (id),
  -- Of what is in the bag; else only of what was asked about.
  is_bought boolean not null,
  added_at timestamptz not null
);

create index item_picture_item on item_picture (item_id, added_at);

create table receipt_picture (
  order_id uuid not null references customer_order (id),
  position integer not null check (position between 0 and 7),
  picture_id uuid not null unique references picture (id),
  primary key (order_id, position)
);
