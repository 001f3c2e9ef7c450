-- Since when an agent waits for money to buy with; nothing: they asked for none since the last was given.
alter table agent add column float_asked_at timestamptz;
