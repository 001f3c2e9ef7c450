-- outside a transaction: people are at work on these tables.
-- What a person enters is at most ₦10,000,000. Rows from before this stay as they are, so nothing is validated.
alter table float_count drop constraint if exists counted_kobo_has_an_upper_bound;
alter table float_count add constraint counted_kobo_has_an_upper_bound check (counted_kobo <= 1000000000) not valid;
alter table claim drop constraint if exists asked_kobo_has_an_upper_bound;
alter table claim add constraint asked_kobo_has_an_upper_bound check (asked_kobo <= 1000000000) not valid;
alter table withdrawal drop constraint if exists kobo_has_an_upper_bound;
alter table withdrawal add constraint kobo_has_an_upper_bound check (kobo <= 1000000000) not valid;
alter table order_item drop constraint if exists amounts_have_an_upper_bound;
alter table order_item add constraint amounts_have_an_upper_bound
  check (cap_kobo <= 1000000000 and paid_kobo <= 1000000000) not valid;
