-- outside a transaction: people are at work on these tables.
-- formerly 982f194cd288ade3fce2b364f55b7a3eee996553944573221be6aa0e5cbfc172
-- The words of a text as they are compared: no capitals, no accents, nothing between them. Made so that the database's
-- locale has no say in it; what is not ASCII and no accent counts as a letter.
create or replace function search_words(written text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word) filter (where word <> ''), '{}')
  from unnest(regexp_split_to_array(
    lower(regexp_replace(normalize(translate(written, 'ƁɓƊɗƘƙ', 'bbddkk'), NFKD), '[\u0300-\u036f]', '', 'g')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+'
  )) as word
$$;

-- What finds them: every word begins a word of the text; one or two letters are a whole word. Nothing: no word at all.
create or replace function search_query(written text) returns tsquery language sql immutable parallel safe as $$
  select string_agg(case when length(word) > 2 then format('''%s'':*', word) else format('''%s''', word) end, ' & ')::tsquery
  from unnest(search_words(written)) as word
$$;

-- By which words of its people and items an order is found; kept a moment after the order itself, by whoever reads
-- what happened, so that placing an order does not wait for it. Under the order's number: who walks along the list finds
-- neighbours side by side.
create table if not exists order_search (
  number bigint primary key references customer_order (number),
  words tsvector not null
);

-- No pending list: its writer has time, and every search would read it.
create index concurrently if not exists order_search_words on order_search using gin (words) with (fastupdate = off);

insert into outbox_reader (name, number)
select 'order-search', coalesce(max(number), 0) from outbox_event
on conflict (name) do nothing;

-- in steps of 2000 over customer_order.number
insert into order_search (number, words)
select o.number, array_to_tsvector(search_words(concat_ws(' ', o.customer_name, o.receiver_name,
  (select string_agg(concat_ws(' ', name, got_name), ' ') from order_item where order_id = o.id))))
from customer_order o where o.number > $1 and o.number <= $2
on conflict (number) do nothing;

-- What a list of all orders there ever were is asked by. The sum is made in UTC, where it depends on no time zone.
create index concurrently if not exists customer_order_newest on customer_order (placed_at, number);
-- Not needed beside the one before.
drop index concurrently if exists customer_order_placed;
create index concurrently if not exists customer_order_promised on customer_order (
  (((coalesce(greatest(confirmed_at, scheduled_for), placed_at) at time zone 'UTC') + make_interval(mins => minutes)) at time zone 'UTC'),
  number
);
create index concurrently if not exists customer_order_status on customer_order (status);
create index concurrently if not exists customer_order_market on customer_order (market_id);
create index concurrently if not exists customer_order_agent on customer_order (agent_id) where agent_id is not null;
create index concurrently if not exists customer_order_rider on customer_order (rider_id) where rider_id is not null;
create index concurrently if not exists customer_order_claimed on customer_order (id) where open_claims > 0;
create index concurrently if not exists customer_order_phone_end on customer_order (right(customer_phone, 4)) where customer_phone is not null;
create index concurrently if not exists customer_order_receiver_end on customer_order (right(receiver_phone, 4)) where receiver_phone is not null;
create index concurrently if not exists item_question_open on item_question (order_id) where answer is null;
