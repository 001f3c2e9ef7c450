-- Claims on a parcel come to its declared value at most, out of what was paid for its order or out of the house's pocket;
-- nothing else is paid out of that. The order is locked first, so that of two at once the second sees the first.
create function refuse_more_than_declared() returns trigger language plpgsql as $$
declare
  declared bigint;
begin
  select declared_kobo into declared from customer_order where id = new.order_id for no key update;
  if declared is null and new.what = 'claim-refunded' then
    return null;
  end if;
  if (select sum((movement -> 'back' ->> 'kobo')::numeric) from ledger_posting
      where order_id = new.order_id and what in ('claim-refunded', 'loss-paid')) > coalesce(declared, 0) then
    raise exception '% pays more than the declared value of the parcel', new.key
      using errcode = 'check_violation', constraint = 'never_more_than_declared';
  end if;
  return null;
end
$$;

create trigger never_more_than_declared
  after insert on ledger_posting
  for each row when (new.what in ('claim-refunded', 'loss-paid'))
  execute function refuse_more_than_declared();
