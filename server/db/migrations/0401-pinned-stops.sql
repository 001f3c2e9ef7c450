-- True where the place of an errand's stop is the mark that its customer set; else it is the middle of its zone. Of the
-- stops before it, nobody can tell: they stand for their zones.
alter table customer_order add column stop_is_pinned boolean not null default false;
