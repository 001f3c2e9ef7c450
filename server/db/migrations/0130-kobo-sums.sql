-- A sum of money as the product can count it exactly: at the ends of that it stays there, so that no amount in the book
-- can break a screen that sums it.
create function kobo_sum(kobo numeric) returns bigint language sql immutable parallel safe as $$
  select least(greatest(kobo, -9007199254740991), 9007199254740991)::bigint
$$;

-- Nothing that enters the book is larger than a thousand of the largest amounts that a person can enter; only what
-- takes back an older line may be.
create or replace function check_ledger_line() returns trigger language plpgsql as $$
declare
  posted text;
begin
  select what into posted from ledger_posting where id = new.posting_id and written_by = pg_current_xact_id();
  if not found then
    raise exception 'a line comes with its posting' using errcode = 'restrict_violation';
  end if;
  if (new.subject is not null) <> (select is_owned from ledger_account_kind where kind = new.kind) then
    raise exception '% names its owner where it has one', new.kind using errcode = 'check_violation';
  end if;
  if abs(new.kobo) > 1000000000000 and posted <> 'posting-reversed' then
    raise exception '% kobo are no amount of the trade', new.kobo
      using errcode = 'check_violation', constraint = 'lines_have_an_upper_bound';
  end if;
  return new;
end
$$;
