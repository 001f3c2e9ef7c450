-- outside a transaction: people are at work on these tables.
-- Orders that were given back more than was paid for them, before the database refused it: told once, and left alone.
-- in steps of 2000 over customer_order.number
insert into alarm (kind, order_id, about, raised_at)
select 'paid-back-too-much', o.id, '₦' || to_char(-order_paid_kobo(o.id) / 100, 'FM999,999,999,990.00'), now()
from customer_order o
where o.number > $1 and o.number <= $2
  and o.status in ('delivered', 'completed', 'cancelled', 'failed') and order_paid_kobo(o.id) < 0
  and not exists (select from alarm where kind = 'paid-back-too-much' and order_id = o.id);
