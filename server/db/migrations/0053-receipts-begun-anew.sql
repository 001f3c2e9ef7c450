-- An order that was begun anew has the receipts of both times.
alter table receipt_picture
  drop constraint receipt_picture_position_check,
  add constraint receipts_are_counted_from_nothing check (position >= 0);
