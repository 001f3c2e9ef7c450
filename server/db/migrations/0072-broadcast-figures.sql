-- What became of a broadcast that has ended, counted once: its log goes after thirty days.
alter table broadcast
  add column sent integer check (sent >= 0),
  add column failed integer check (failed >= 0),
  add constraint only_what_ended_is_counted check (num_nonnulls(sent, failed) in (0, 2) and (sent is null or ended_at is not null));
