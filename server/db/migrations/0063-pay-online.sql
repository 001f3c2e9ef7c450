-- Paid before anything is bought, or at the door.
alter table customer_order drop constraint customer_order_pay_way_check;
alter table customer_order add constraint customer_order_pay_way_check check (pay_way in ('on_delivery', 'online'));
