-- Whether a sample was seen at a stall and not paid: what an agent paid that day stands above what the agent saw.
alter table price_sample add column is_seen boolean not null default false;
