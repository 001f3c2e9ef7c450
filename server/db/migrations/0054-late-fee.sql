-- What of the delivery fee went back because it came much too late.
alter table customer_order
  add column fee_back_kobo bigint not null default 0
    check (fee_back_kobo >= 0 and fee_back_kobo <= delivery_fee_kobo);
