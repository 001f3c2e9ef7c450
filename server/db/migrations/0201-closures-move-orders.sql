-- What waits on the closed days goes to the market's next open day; where it does not, it is cancelled with everything back.
alter table market_closure add column moves_orders boolean not null default false;
