-- outside a transaction: days are reckoned meanwhile.
-- The kind of the orders that a figure counts. Of none: hours and money that belong to no order, and rows of the version
-- before, which the running one finds and reckons anew.
alter table analytics_order_day add column if not exists kind text;
alter table analytics_ending_day add column if not exists kind text;
alter table analytics_stage_day add column if not exists kind text;
alter table analytics_work_day add column if not exists kind text;
alter table analytics_refund_day add column if not exists kind text;
alter table analytics_claim_day add column if not exists kind text;
alter table analytics_takings_day add column if not exists kind text;

create unique index concurrently if not exists analytics_order_day_once
  on analytics_order_day (day, market_id, kind) nulls not distinct;
create unique index concurrently if not exists analytics_ending_day_once
  on analytics_ending_day (day, market_id, kind, status, mover, reason) nulls not distinct;
create unique index concurrently if not exists analytics_stage_day_once
  on analytics_stage_day (day, market_id, kind, stage) nulls not distinct;
create unique index concurrently if not exists analytics_work_day_once
  on analytics_work_day (day, market_id, agent_id, kind) nulls not distinct;
create unique index concurrently if not exists analytics_refund_day_once
  on analytics_refund_day (day, market_id, kind, reason) nulls not distinct;
create unique index concurrently if not exists analytics_claim_day_once
  on analytics_claim_day (day, market_id, kind, what) nulls not distinct;
create unique index concurrently if not exists analytics_takings_day_once
  on analytics_takings_day (day, market_id, kind) nulls not distinct;

-- No statement of the version before names them.
alter table analytics_order_day drop constraint if exists analytics_order_day_pkey;
alter table analytics_ending_day drop constraint if exists analytics_ending_day_pkey;
alter table analytics_stage_day drop constraint if exists analytics_stage_day_pkey;
alter table analytics_work_day drop constraint if exists analytics_work_day_pkey;
alter table analytics_refund_day drop constraint if exists analytics_refund_day_day_market_id_reason_key;
alter table analytics_claim_day drop constraint if exists analytics_claim_day_pkey;
alter table analytics_takings_day drop constraint if exists analytics_takings_day_day_market_id_key;
