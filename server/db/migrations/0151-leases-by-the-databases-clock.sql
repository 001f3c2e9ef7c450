-- Who sends a refund holds it until then, by the database's clock, under a token that is asked again before the provider
-- is told and when the outcome is written. The next try is moved to the lease's end too: what ran before knows no other.
alter table refund add column lease uuid;
alter table refund add column leased_until timestamptz;
-- The provider may have been told: whoever comes next asks it first.
alter table refund add column is_sending boolean not null default false;

alter table notice_delivery add column lease uuid;
