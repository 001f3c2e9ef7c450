-- Credit that its customer asked to have in the hand; set aside in the book from the asking on.
create table withdrawal (
  id uuid primary key,
  account_id uuid not null references account (id),
  state text not null default 'open' check (state in ('open', 'paid', 'refused')),
  kobo bigint not null check (kobo > 0),
  -- Nothing: its person has been forgotten.
  bank text,
  bank_number text check (bank_number ~ '^[0-9]{10}$'),
  bank_name text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account (id),
  reason text check (reason <> ''),
  constraint a_bank_account_is_whole check (num_nulls(bank, bank_number, bank_name) in (0, 3)),
  constraint an_open_withdrawal_goes_somewhere check (state <> 'open' or bank is not null),
  constraint decided_withdrawals_say_when_and_who check (
    (state = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint refused_withdrawals_say_why check ((state = 'refused') = (reason is not null)),
  constraint nobody_pays_their_own_withdrawal check (decided_by <> account_id)
);

create unique index one_open_withdrawal_an_account on withdrawal (account_id) where state = 'open';
create index withdrawal_account on withdrawal (account_id, asked_at);
