-- outside a transaction: people are ordering.
-- A parcel is found by any part of the number of whoever hands it over, as by those of its customer and receiver.
create index concurrently if not exists customer_order_giver_part on customer_order using gin (stop_phone gin_trgm_ops)
  where stop_phone is not null;

create or replace function orders_with_phone(pieces text[], most integer) returns setof bigint language plpgsql stable
security definer set search_path = public, pg_temp as $$
begin
  -- Planned for these pieces: three digits are in many numbers, ten in one.
  return query execute '
    select number from customer_order
    where city_id = any($1) and (customer_phone like any($2) or receiver_phone like any($2)
      or stop_phone like any($2)) limit $3'
  using current_setting('marketwaka.cities')::uuid[],
    array(select '%' || piece || '%' from unnest(pieces) as piece), most;
end $$;
