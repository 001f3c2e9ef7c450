-- outside a transaction: orders are placed meanwhile.
-- VAT that fees hold and the company owes to the state.
-- few rows: one for each kind of account.
alter table ledger_account_kind disable trigger account_kinds_stay;
insert into ledger_account_kind (kind, side, is_owned) values ('vat_due', 'credit', false) on conflict do nothing;
-- few rows: one for each kind of account.
alter table ledger_account_kind enable trigger account_kinds_stay;

-- The rate inside an order's fees in thousandths, fixed as it is placed. Orders from before hold none.
alter table customer_order add column if not exists vat_permille smallint not null default 0;
alter table customer_order drop constraint if exists vat_is_a_rate;
alter table customer_order add constraint vat_is_a_rate check (vat_permille between 0 and 1000) not valid;
alter table customer_order validate constraint vat_is_a_rate;

alter table analytics_takings_day add column if not exists vat_kobo bigint not null default 0;
