-- The last wrong PIN, and the request that brought it: brought again by a phone that heard no answer it is no new try.
alter table customer_order add column pin_last_try text;
