-- outside a transaction: orders are placed meanwhile.
-- The zone that an order goes to, and what it added to the fee. An order of a version that knows no zones has the one of
-- its area's name.
alter table customer_order
  add column if not exists zone_id uuid,
  add column if not exists fee_zone_kobo bigint not null default 0;

alter table customer_order drop constraint if exists an_order_goes_to_a_zone;
alter table customer_order add constraint an_order_goes_to_a_zone foreign key (zone_id) references zone (id) not valid;
alter table customer_order validate constraint an_order_goes_to_a_zone;

alter table customer_order drop constraint if exists delivery_fee_is_its_parts;
alter table customer_order add constraint delivery_fee_is_its_parts check (
  fee_kilometres_kobo >= 0 and fee_load_kobo >= 0 and fee_zone_kobo >= 0
  and fee_kilometres_kobo + fee_load_kobo + fee_zone_kobo <= delivery_fee_kobo
  and (fee_kilometres > 0 or (fee_kilometres = 0 and fee_kilometres_kobo = 0))
  and fee_load in ('light', 'bag', 'heavy')
  and (fee_load <> 'light' or fee_load_kobo = 0)) not valid;
alter table customer_order validate constraint delivery_fee_is_its_parts;

-- Those under way; the others are found by their area's name.
-- in steps of 500 over customer_order.number
update customer_order set zone_id = (select id from zone where lower(name) = lower(customer_order.area))
where number > $1 and number <= $2 and zone_id is null and is_under_way;
