-- outside a transaction: people are at work on this table.
-- The terms of a parcel that is carried and of something that is done: who hands it over, what it is worth, whether it
-- comes to a door, and how long an agent waits at the stop at most; then the wait that was charged.
alter table customer_order
  add column if not exists brings boolean not null default true,
  add column if not exists stop_person text,
  add column if not exists stop_phone text,
  add column if not exists given_by text,
  add column if not exists declared_kobo bigint,
  add column if not exists leaves_with_photo boolean not null default false,
  add column if not exists wait_steps smallint not null default 0,
  add column if not exists wait_step_kobo bigint not null default 0,
  add column if not exists stop_reached_at timestamptz,
  add column if not exists waited_steps smallint not null default 0,
  add column if not exists fee_wait_kobo bigint not null default 0;

alter table customer_order drop constraint if exists an_order_is_of_a_kind;
alter table customer_order add constraint an_order_is_of_a_kind
  check (kind in ('market', 'fetch', 'carry', 'do')) not valid;
alter table customer_order validate constraint an_order_is_of_a_kind;

-- The number goes when its customer is forgotten.
alter table customer_order drop constraint if exists a_parcel_has_its_terms;
alter table customer_order add constraint a_parcel_has_its_terms check (
  (kind = 'carry') = (declared_kobo is not null)
  and (kind = 'carry') = (stop_person is not null)
  and (kind = 'carry' or (stop_phone is null and given_by is null and not leaves_with_photo))
  and (declared_kobo is null or declared_kobo between 0 and 5000000)
  and (brings or kind = 'do')) not valid;
alter table customer_order validate constraint a_parcel_has_its_terms;

alter table customer_order drop constraint if exists a_wait_has_its_limit;
alter table customer_order add constraint a_wait_has_its_limit check (
  wait_steps between 0 and 8 and waited_steps between 0 and wait_steps
  and (kind in ('carry', 'do') or (wait_steps = 0 and stop_reached_at is null))
  and wait_step_kobo >= 0 and fee_wait_kobo = waited_steps * wait_step_kobo) not valid;
alter table customer_order validate constraint a_wait_has_its_limit;

alter table customer_order drop constraint if exists delivery_fee_is_its_parts;
alter table customer_order add constraint delivery_fee_is_its_parts check (
  fee_kilometres_kobo >= 0 and fee_load_kobo >= 0 and fee_zone_kobo >= 0
  and fee_kilometres_kobo + fee_load_kobo + fee_zone_kobo + fee_wait_kobo <= delivery_fee_kobo
  and (fee_kilometres > 0 or (fee_kilometres = 0 and fee_kilometres_kobo = 0))
  and fee_load in ('light', 'bag', 'heavy')
  and (fee_load <> 'light' or fee_load_kobo = 0)) not valid;
alter table customer_order validate constraint delivery_fee_is_its_parts;

-- An estimate says nothing of a wait.
alter table customer_order drop constraint if exists an_estimate_holds_the_fees;
alter table customer_order add constraint an_estimate_holds_the_fees check (
  estimate_kobo + fee_wait_kobo >= delivery_fee_kobo + service_fee_kobo) not valid;
alter table customer_order validate constraint an_estimate_holds_the_fees;
