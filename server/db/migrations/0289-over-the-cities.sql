-- Rules that hold over all cities, asked also by an admin of some. With the owner's rights, since policies keep the rows
-- of the other cities from whoever asks; each tells no more than its rule needs.

-- An address is one page's in the whole product.
create function is_slug_taken(wanted text, by_other_than uuid) returns boolean language sql stable
security definer set search_path = public, pg_temp as $$
  select exists (select from market where slug = wanted and id is distinct from by_other_than)
    or exists (select from city where slug = wanted and id is distinct from by_other_than)
$$;

revoke execute on function is_slug_taken(text, uuid) from public;
