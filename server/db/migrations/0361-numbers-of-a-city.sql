-- What PostgreSQL does not ask of an index under a policy, because the operator could tell of rows that the policy keeps
-- back: parts of a text, and sums of times. Both answer with numbers of orders, and of the same cities that the policies
-- let the one who asks see; the orders themselves are read under the policies.

create function orders_with_phone(pieces text[], most integer) returns setof bigint language plpgsql stable
security definer set search_path = public, pg_temp as $$
begin
  -- Planned for these pieces: three digits are in many numbers, ten in one.
  return query execute '
    select number from customer_order
    where city_id = any($1) and (customer_phone like any($2) or receiver_phone like any($2)) limit $3'
  using current_setting('marketwaka.cities')::uuid[],
    array(select '%' || piece || '%' from unnest(pieces) as piece), most;
end $$;

revoke execute on function orders_with_phone(text[], integer) from public;

-- The next by promise after an order of that promise and number, earliest first.
create function orders_by_promise(since timestamptz, beyond bigint, until timestamptz, most integer) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select next.number
  from unnest(current_setting('marketwaka.cities')::uuid[]) as own (id),
    lateral (
      select number, promise.at
      from customer_order o, lateral (
        select ((coalesce(greatest(o.confirmed_at, o.scheduled_for), o.placed_at) at time zone 'UTC')
          + make_interval(mins => o.minutes)) at time zone 'UTC' as at) as promise
      where o.city_id = own.id and (promise.at, o.number) > (since, beyond) and promise.at < until
      order by promise.at, o.number limit most) as next
  order by next.at, next.number limit most
$$;

revoke execute on function orders_by_promise(timestamptz, bigint, timestamptz, integer) from public;
