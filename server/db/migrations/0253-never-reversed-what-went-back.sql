-- All that was paid for a bill goes back as it is reversed: nothing of it may have gone back before.
create trigger never_reversed_what_went_back
  after insert on ledger_posting
  for each row when (new.what = 'bill-reversed')
  execute function refuse_more_back_than_paid();
