-- What an agent counted at the end of a shift, against the book at that moment; an admin confirms it.
create table float_count (
  id uuid primary key,
  agent_id uuid not null references account (id),
  state text not null check (state in ('open', 'confirmed', 'refused')),
  counted_kobo bigint not null check (counted_kobo >= 0),
  book_kobo bigint not null check (book_kobo >= 0),
  words text not null,
  counted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account (id),
  reason text check (reason <> ''),
  constraint decided_counts_say_when_and_who check (
    (state = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null)
  ),
  constraint refused_counts_say_why check ((state = 'refused') = (reason is not null)),
  constraint nobody_confirms_their_own_count check (decided_by <> agent_id)
);

create unique index one_open_count_an_agent on float_count (agent_id) where state = 'open';
create index float_count_agent on float_count (agent_id, counted_at);
