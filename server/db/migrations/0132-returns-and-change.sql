-- Change that waits for an agent's count, goods that an agent has to bring back, and goods that came back.
-- few rows: one for each kind of account.
alter table ledger_account_kind disable trigger account_kinds_stay;
insert into ledger_account_kind (kind, side, is_owned) values
  ('change_waiting', 'credit', true),
  ('agent_goods', 'debit', true),
  ('stock', 'debit', false);
-- few rows: one for each kind of account.
alter table ledger_account_kind enable trigger account_kinds_stay;

-- Goods of an order that came to nothing, from the agent who has them to the office.
create table goods_return (
  id uuid primary key,
  order_id uuid not null references customer_order (id),
  agent_id uuid not null references account (id),
  -- What they are, in the customer's words and measures.
  goods text not null,
  -- What was paid for them, and what of it is the house's: on the agent's account in the book.
  worth_kobo bigint not null check (worth_kobo > 0),
  kobo bigint not null check (kobo between 0 and worth_kobo),
  made_at timestamptz not null,
  -- When the agent said that they are there.
  brought_at timestamptz,
  outcome text check (outcome in ('received', 'thrown-away', 'written-off')),
  decided_at timestamptz,
  decided_by uuid references account (id),
  reason text not null default '',
  constraint decided_returns_say_what_when_and_who check (num_nulls(outcome, decided_at, decided_by) in (0, 3)),
  constraint goods_are_not_lost_without_a_reason check (outcome is null or outcome = 'received' or reason <> ''),
  constraint nobody_decides_on_what_they_bring check (decided_by <> agent_id)
);

create index goods_return_agent on goods_return (agent_id, made_at) where outcome is null;
create index goods_return_open on goods_return (made_at) where outcome is null;
create index goods_return_order on goods_return (order_id);
