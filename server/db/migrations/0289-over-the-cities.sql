-- Rules that hold over all cities, asked also by an admin of some. With the owner's rights, since policies keep the rows
-- of the other cities from the one who asks; each tells no more than its rule needs.

-- An address is one page's in the whole product.
create function is_slug_taken(wanted text, by_other_than uuid) returns boolean language sql stable
security definer set search_path = public, pg_temp as $$
  select exists (select from market where slug = wanted and id is distinct from by_other_than)
    or exists (select from city where slug = wanted and id is distinct from by_other_than)
$$;

revoke execute on function is_slug_taken(text, uuid) from public;

-- True of somebody of the staff who sees an order, or where there is none, a person: those of the head office see
-- everything, others who works or ordered in their cities. The policies of money that waits and of conversations say the
-- same.
create function staff_see(staff uuid, of_order uuid, of_person uuid) returns boolean language sql stable
security definer set search_path = public, pg_temp as $$
  select not exists (select from account_city where user_id = staff)
    or exists (select from account where id = staff and (role <> 'admin' or is_god_mode))
    or exists (
      select from account_city own where own.user_id = staff and case
        when of_order is not null then exists (
          select from customer_order o where o.id = of_order and o.city_id = own.city_id)
        else exists (select from agent where agent.user_id = of_person and agent.city_id = own.city_id)
          or exists (
            select from customer_order o where o.account_id = of_person and o.city_id = own.city_id) end)
$$;

revoke execute on function staff_see(uuid, uuid, uuid) from public;

-- Refunds on their way to an account, or to the guest of an order by their phone, since then: the sum that one person may
-- move alone is of all cities together.
create function refunds_sent_kobo(to_account uuid, to_guest_of uuid, since timestamptz) returns numeric
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(refund.kobo), 0)
  from refund join customer_order o on o.id = refund.order_id
  where refund.made_at >= since and refund.is_agreed and refund.state <> 'failed'
    and case when to_account is null
      then o.account_id is null and (o.id = to_guest_of
        or o.customer_phone = (select customer_phone from customer_order where id = to_guest_of))
      else o.account_id = to_account end
$$;

revoke execute on function refunds_sent_kobo(uuid, uuid, timestamptz) from public;
