-- outside a transaction: orders are placed meanwhile.
-- Reasons for a delivery fee as they were agreed to. Its base is what they leave of it, so an order from before, or of
-- a version that knows no parts, is all base.
alter table customer_order
  add column if not exists fee_kilometres smallint not null default 0,
  add column if not exists fee_kilometres_kobo bigint not null default 0,
  add column if not exists fee_load text not null default 'light',
  add column if not exists fee_load_kobo bigint not null default 0;

alter table customer_order drop constraint if exists delivery_fee_is_its_parts;
alter table customer_order add constraint delivery_fee_is_its_parts check (
  fee_kilometres_kobo >= 0 and fee_load_kobo >= 0
  and fee_kilometres_kobo + fee_load_kobo <= delivery_fee_kobo
  and (fee_kilometres > 0 or (fee_kilometres = 0 and fee_kilometres_kobo = 0))
  and fee_load in ('light', 'bag', 'heavy')
  and (fee_load <> 'light' or fee_load_kobo = 0)) not valid;
alter table customer_order validate constraint delivery_fee_is_its_parts;
