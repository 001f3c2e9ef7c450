-- Cash that an agent said was counted at a door where nothing was handed over is none.
create or replace function order_paid_kobo(which uuid) returns numeric language sql stable as $$
  select coalesce(sum(case
    when what in ('held-applied', 'debt-paid', 'debt-paid-by-credit') then (movement ->> 'kobo')::numeric
    when what in ('cash-collected', 'transfer-collected') then (movement ->> 'billKobo')::numeric
    when what = 'cash-denied' then -(movement ->> 'billKobo')::numeric
    when what = 'bill-reversed' then -(movement ->> 'heldKobo')::numeric
    else -coalesce((movement -> 'back' ->> 'kobo')::numeric, 0) end), 0)
  from ledger_posting
  where order_id = which and what in ('held-applied', 'debt-paid', 'debt-paid-by-credit', 'cash-collected',
    'transfer-collected', 'bill-reversed', 'cash-denied', 'item-rejected', 'late-fee-returned', 'claim-refunded', 'refund-granted')
$$;


create trigger never_denied_what_went_back
  after insert on ledger_posting
  for each row when (new.what = 'cash-denied')
  execute function refuse_more_back_than_paid();
