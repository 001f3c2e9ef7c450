-- Words for goods that are not carried, or that only a grown person may receive, under the key by which names of items
-- are compared.
create table refused_good (
  key text primary key check (key <> ''),
  word text not null check (word <> '' and length(word) <= 60),
  rule text not null check (rule in ('not-carried', 'adults-only'))
);
