-- The book: append-only, double entry, whole kobo.
create table ledger_posting (
  id bigint generated always as identity primary key,
  -- The same movement has the same key, however often it is brought.
  key text not null unique,
  what text not null,
  order_id uuid,
  -- Nobody: the house itself.
  actor_id uuid references account (id),
  at timestamptz not null default now(),
  -- What happened, for the story.
  movement jsonb not null,
  -- Lines come with their posting, never later.
  written_by xid8 not null default pg_current_xact_id()
);

create index ledger_posting_order on ledger_posting (order_id, id) where order_id is not null;
create index ledger_posting_at on ledger_posting (at, id);

-- Which accounts there are; those of somebody or something in particular name it.
create table ledger_account_kind (
  kind text primary key,
  side text not null check (side in ('debit', 'credit')),
  is_owned boolean not null
);

insert into ledger_account_kind (kind, side, is_owned) values
  ('bank', 'debit', false),
  ('gateway', 'debit', false),
  ('agent_float', 'debit', true),
  ('goods', 'debit', true),
  ('customer_owes', 'debit', true),
  ('customer_credit', 'credit', true),
  ('customer_held', 'credit', true),
  ('refund_due', 'credit', true),
  ('withdrawal_due', 'credit', true),
  ('agent_earnings', 'credit', true),
  ('delivery_fees', 'credit', false),
  ('service_fees', 'credit', false),
  ('agent_share', 'debit', false),
  ('gateway_fees', 'debit', false),
  ('refunds', 'debit', false),
  ('write_offs', 'debit', false),
  ('float_variance', 'debit', false);

create table ledger_line (
  posting_id bigint not null references ledger_posting (id),
  kind text not null references ledger_account_kind (kind),
  subject uuid,
  -- Debits are positive, credits negative.
  kobo bigint not null check (kobo <> 0),
  constraint one_line_an_account_and_posting unique nulls not distinct (posting_id, kind, subject)
);

create index ledger_line_account on ledger_line (kind, subject, posting_id);

-- What each owned account holds, kept by the lines themselves; locked by whoever takes from it.
create table ledger_balance (
  kind text not null references ledger_account_kind (kind),
  subject uuid not null,
  kobo bigint not null constraint no_owned_account_below_nothing check (kobo >= 0),
  primary key (kind, subject)
);

create index ledger_balance_open on ledger_balance (kind, kobo) where kobo > 0;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in the book is never changed' using errcode = 'restrict_violation';
end
$$;

create trigger postings_are_append_only
  before update or delete or truncate on ledger_posting
  for each statement execute function refuse_ledger_change();

create trigger lines_are_append_only
  before update or delete or truncate on ledger_line
  for each statement execute function refuse_ledger_change();

create trigger account_kinds_stay
  before insert or update or delete or truncate on ledger_account_kind
  for each statement execute function refuse_ledger_change();

create trigger balances_are_not_emptied
  before delete or truncate on ledger_balance
  for each statement execute function refuse_ledger_change();

-- A balance moves only because a line moves it.
create trigger balances_follow_lines
  before insert or update on ledger_balance
  for each row when (pg_trigger_depth() = 0) execute function refuse_ledger_change();

create function check_ledger_line() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_posting where id = new.posting_id and written_by = pg_current_xact_id()) then
    raise exception 'a line comes with its posting' using errcode = 'restrict_violation';
  end if;
  if (new.subject is not null) <> (select is_owned from ledger_account_kind where kind = new.kind) then
    raise exception '% names its owner where it has one', new.kind using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger lines_come_with_their_posting
  before insert on ledger_line
  for each row execute function check_ledger_line();

-- In one order always, so that two postings never wait for each other. An update first: PostgreSQL checks the row
-- that an insert proposes before it sees that there is one already.
create function keep_ledger_balances() returns trigger language plpgsql as $$
declare
  moved record;
begin
  for moved in
    select line.kind, line.subject,
      sum(case known.side when 'debit' then line.kobo else -line.kobo end)::bigint as kobo
    from added as line join ledger_account_kind as known on known.kind = line.kind
    where line.subject is not null
    group by line.kind, line.subject
    order by line.kind, line.subject
  loop
    update ledger_balance set kobo = kobo + moved.kobo where kind = moved.kind and subject = moved.subject;
    if not found then
      insert into ledger_balance (kind, subject, kobo) values (moved.kind, moved.subject, moved.kobo)
      on conflict (kind, subject) do update set kobo = ledger_balance.kobo + excluded.kobo;
    end if;
  end loop;
  return null;
end
$$;

create trigger balances_are_kept
  after insert on ledger_line referencing new table as added
  for each statement execute function keep_ledger_balances();

create function check_ledger_posting() returns trigger language plpgsql as $$
declare
  lines integer;
  left_over numeric;
begin
  select count(*), coalesce(sum(kobo), 0) into lines, left_over from ledger_line where posting_id = new.id;
  if lines < 2 or left_over <> 0 then
    raise exception 'posting % has % lines that leave % kobo', new.key, lines, left_over
      using errcode = 'check_violation', constraint = 'postings_sum_to_nothing';
  end if;
  return null;
end
$$;

-- At commit, when all lines are there; none can be added afterwards.
create constraint trigger postings_sum_to_nothing
  after insert on ledger_posting deferrable initially deferred
  for each row execute function check_ledger_posting();
