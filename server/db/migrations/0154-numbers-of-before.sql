-- outside a transaction: people are at work on these tables.
-- Numbers with which an account has had an order of its own, completed and paid at the door, count as verified on it;
-- one that two accounts would have so is neither's: a stranger may have given it.
insert into verified_phone (account_id, phone, how)
select (array_agg(account_id))[1], phone, 'carried-over'
from (
  select distinct o.account_id, o.customer_phone as phone
  from customer_order o
  where o.account_id is not null and o.customer_phone is not null and o.status = 'completed'
    and o.pay_way = 'on_delivery' and o.phone_verified is null
    and not exists (
      select from ledger_balance where kind = 'customer_owes' and subject = o.id and kobo > 0)
) as known
group by phone having count(*) = 1
on conflict do nothing;
