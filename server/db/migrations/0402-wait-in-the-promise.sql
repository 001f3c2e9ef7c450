-- outside a transaction: people are at work on this table.
-- The part of a promise that is the agreed wait, while an agent stands at the stop; none before, and none once they left.
alter table customer_order add column if not exists wait_allowed_minutes smallint not null default 0;
alter table customer_order drop constraint if exists a_wait_is_allowed_at_its_stop;
alter table customer_order add constraint a_wait_is_allowed_at_its_stop
  -- No word of the stop itself: the version before takes it from an order that goes to another agent, and knows no wait.
  check (wait_allowed_minutes between 0 and 120) not valid;
alter table customer_order validate constraint a_wait_is_allowed_at_its_stop;
