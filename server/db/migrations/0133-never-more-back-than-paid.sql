-- What of an order's bill is paid and was not given back: the same reckoning as refundableOf in the contract.
create function order_paid_kobo(which uuid) returns numeric language sql stable as $$
  select coalesce(sum(case
    when what in ('held-applied', 'debt-paid', 'debt-paid-by-credit') then (movement ->> 'kobo')::numeric
    when what in ('cash-collected', 'transfer-collected') then (movement ->> 'billKobo')::numeric
    when what = 'bill-reversed' then -(movement ->> 'heldKobo')::numeric
    else -coalesce((movement -> 'back' ->> 'kobo')::numeric, 0) end), 0)
  from ledger_posting
  where order_id = which and what in ('held-applied', 'debt-paid', 'debt-paid-by-credit', 'cash-collected',
    'transfer-collected', 'bill-reversed', 'item-rejected', 'late-fee-returned', 'claim-refunded', 'refund-granted')
$$;

-- The order is locked first, so that of two at once the second sees the first.
create function refuse_more_back_than_paid() returns trigger language plpgsql as $$
begin
  perform from customer_order where id = new.order_id for no key update;
  if order_paid_kobo(new.order_id) < 0 then
    raise exception '% gives back more than was paid for the order', new.key
      using errcode = 'check_violation', constraint = 'never_more_back_than_paid';
  end if;
  return null;
end
$$;

create trigger never_more_back_than_paid
  after insert on ledger_posting
  for each row when (new.what in ('claim-refunded', 'refund-granted', 'item-rejected', 'late-fee-returned'))
  execute function refuse_more_back_than_paid();
