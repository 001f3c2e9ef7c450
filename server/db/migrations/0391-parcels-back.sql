-- outside a transaction: people are at work on these tables.
-- The photo of a parcel at its door: left there, or refused.
alter table customer_order add column if not exists door_picture_id uuid;
alter table customer_order drop constraint if exists a_door_has_its_photo;
alter table customer_order add constraint a_door_has_its_photo
  foreign key (door_picture_id) references picture (id) not valid;
alter table customer_order validate constraint a_door_has_its_photo;

-- The door of the last agreed fee, where the address was corrected.
alter table customer_order
  add column if not exists fee_latitude double precision,
  add column if not exists fee_longitude double precision;

-- A parcel that nobody took comes back too: to its sender for the same way's fee, or to the office, which keeps it for a
-- time. It is nobody's goods, so nothing of it stands on the agent's account.
alter table goods_return
  add column if not exists is_parcel boolean not null default false,
  add column if not exists to_sender boolean not null default false,
  add column if not exists fee_kobo bigint not null default 0,
  add column if not exists taken_by text,
  add column if not exists picture_id uuid,
  add column if not exists received_at timestamptz,
  add column if not exists kept_until timestamptz;

alter table goods_return drop constraint if exists a_parcel_back_has_its_photo;
alter table goods_return add constraint a_parcel_back_has_its_photo
  foreign key (picture_id) references picture (id) not valid;
alter table goods_return validate constraint a_parcel_back_has_its_photo;

alter table goods_return drop constraint if exists goods_are_worth_something;
alter table goods_return add constraint goods_are_worth_something
  check (worth_kobo > 0 or (is_parcel and worth_kobo = 0)) not valid;
alter table goods_return validate constraint goods_are_worth_something;
alter table goods_return drop constraint if exists goods_return_worth_kobo_check;

alter table goods_return drop constraint if exists a_return_ends_somehow;
alter table goods_return add constraint a_return_ends_somehow check (
  outcome in ('received', 'thrown-away', 'written-off', 'brought-back', 'handed-over', 'disposed-of')
  and (outcome = 'written-off' or is_parcel = (outcome in ('brought-back', 'handed-over', 'disposed-of')))) not valid;
alter table goods_return validate constraint a_return_ends_somehow;
alter table goods_return drop constraint if exists goods_return_outcome_check;

alter table goods_return drop constraint if exists goods_are_not_lost_with_no_reason;
alter table goods_return add constraint goods_are_not_lost_with_no_reason
  check (outcome is null or outcome in ('received', 'brought-back') or reason <> '') not valid;
alter table goods_return validate constraint goods_are_not_lost_with_no_reason;
alter table goods_return drop constraint if exists goods_are_not_lost_without_a_reason;

alter table goods_return drop constraint if exists nobody_decides_on_what_they_carry;
alter table goods_return add constraint nobody_decides_on_what_they_carry
  check (decided_by <> agent_id or outcome = 'brought-back') not valid;
alter table goods_return validate constraint nobody_decides_on_what_they_carry;
alter table goods_return drop constraint if exists nobody_decides_on_what_they_bring;

alter table goods_return drop constraint if exists a_parcel_goes_one_way;
alter table goods_return add constraint a_parcel_goes_one_way check (
  (is_parcel or (not to_sender and fee_kobo = 0 and taken_by is null and picture_id is null and received_at is null))
  and fee_kobo >= 0 and (to_sender or fee_kobo = 0)
  and (received_at is null) = (kept_until is null) and (received_at is null or not to_sender)
  and (outcome <> 'brought-back' or taken_by is not null)
  and (outcome not in ('handed-over', 'disposed-of') or received_at is not null)) not valid;
alter table goods_return validate constraint a_parcel_goes_one_way;

create index concurrently if not exists goods_return_kept on goods_return (kept_until) where outcome is null and kept_until is not null;

alter table claim drop constraint if exists a_claim_has_a_kind;
alter table claim add constraint a_claim_has_a_kind
  check (what in ('missing', 'wrong', 'bad', 'short-weight', 'over-money', 'lost', 'broken', 'not-done')) not valid;
alter table claim validate constraint a_claim_has_a_kind;
alter table claim drop constraint if exists claim_what_is_known;

-- A parcel is claimed after its order came to nothing too.
alter table customer_order drop constraint if exists a_claim_holds_its_order;
alter table customer_order add constraint a_claim_holds_its_order check (
  open_claims = 0 or status = 'delivered' or (kind = 'carry' and status in ('failed', 'cancelled'))) not valid;
alter table customer_order validate constraint a_claim_holds_its_order;
alter table customer_order drop constraint if exists an_open_claim_holds_the_order;
