-- True of a link that also takes the second steps off its account: made at the machine, for an owner who lost everything.
alter table one_time_link add column takes_second_steps boolean not null default false;
