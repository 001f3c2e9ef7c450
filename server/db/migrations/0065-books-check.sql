-- The nightly comparison of the book with itself and with what orders, payments and people say.
create table books_check (
  -- The day in Lagos in whose night it was made.
  day date primary key,
  at timestamptz not null,
  -- What differs, line by line; nothing differs where it is empty.
  differences jsonb not null check (jsonb_typeof(differences) = 'array')
);
