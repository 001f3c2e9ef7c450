-- What one measure of an item weighs, about. A kilo and a gram weigh what they say and have no row; where there is
-- none for another measure, nobody knows.
create table catalogue_weight (
  item_id uuid not null references catalogue_item (id),
  measure measure not null check (measure not in ('kg', 'g')),
  grams integer not null check (grams between 1 and 250000),
  primary key (item_id, measure)
);
