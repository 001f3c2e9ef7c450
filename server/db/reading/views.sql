-- Views for people who look at the database for figures and support (decision 213). Each start makes these views anew
-- where this file has changed. In none of them is a name, a phone number but for two digits, an address but for the area,
-- a position, a word that a person wrote, a PIN, a token or a hash; a person is a number, as on the screens. The two
-- digits stand before the last four, which open an order's page together with its code.
-- Functions of PostgreSQL alone: a function of ours would be asked with the rights of whoever reads.

create view reporting.accounts with (security_barrier) as
select id as account_id, number, role, left(right(phone, 6), 2) as phone_part, created_at, deleted_at
from public.account;

create view reporting.agents with (security_barrier) as
select user_id as account_id, account.number, state, left(right(agent.phone, 6), 2) as phone_part, vehicle, works, applied_at,
  decided_at, last_seen_at, offers_made, offers_taken
from public.agent join public.account on account.id = user_id;

create view reporting.agent_markets with (security_barrier) as
select user_id as account_id, market_id from public.agent_market;

create view reporting.shifts with (security_barrier) as
select id as shift_id, user_id as account_id, market_id, started_at, ended_at from public.shift;

create view reporting.offers with (security_barrier) as
select offer.id as offer_id, user_id as account_id, market_id, part, made_at, ends_at, outcome, ended_at, decline_reason,
  order_id, earn_kobo
from public.offer join public.offer_order on offer_id = offer.id;

create view reporting.float_counts with (security_barrier) as
select id as count_id, agent_id, state, counted_kobo, book_kobo, counted_at, decided_at, decided_by from public.float_count;

create view reporting.cities with (security_barrier) as
select id as city_id, name, letters, opens_at, closes_at, is_active from public.city;

create view reporting.zones with (security_barrier) as
select id as zone_id, city_id, name, fee_kobo, is_open from public.zone;

create view reporting.markets with (security_barrier) as
select id as market_id, city_id, name, is_active, market_days, opens_at, closes_at from public.market;

create view reporting.market_closures with (security_barrier) as
select id as closure_id, market_id, first_day, last_day, made_by, made_at, moves_orders from public.market_closure;

create view reporting.market_windows with (security_barrier) as
select market_id, weekday, hour, market_window.orders, market.orders_per_agent
from public.market_window join public.market on market.id = market_id;

create view reporting.rostered_hours with (security_barrier) as
select agent_id as account_id, market_id, day, hour from public.rostered_hour where how <> 'given-up';

create view reporting.catalogue with (security_barrier) as
select id as catalogue_item_id, name, default_measure::text as default_measure, is_active from public.catalogue_item;

create view reporting.catalogue_weights with (security_barrier) as
select item_id as catalogue_item_id, measure::text as measure, grams from public.catalogue_weight;

create view reporting.refused_goods with (security_barrier) as
select word, rule from public.refused_good;

create view reporting.prices with (security_barrier) as
select market_id, item_id as catalogue_item_id, measure::text as measure, samples, median as median_kobo, low as low_kobo,
  high as high_kobo, newest_on, learned_on
from public.price_learned;

create view reporting.price_samples with (security_barrier) as
select id as sample_id, market_id, item_id as catalogue_item_id, measure::text as measure, kobo_per_measure, day, agent_id,
  state, recorded_at, is_seen
from public.price_sample;

create view reporting.orders with (security_barrier) as
select id as order_id, number, code, status, is_under_way, status_since, market_id, kind, brings, account_id, agent_id, rider_id, placed_by_id,
  left(right(customer_phone, 6), 2) as customer_phone_part, left(right(receiver_phone, 6), 2) as receiver_phone_part, phone_verified, area,
  price_rule, pay_way, items, estimate_kobo, ceiling_kobo, delivery_fee_kobo, service_fee_kobo, owed_kobo, fee_back_kobo,
  zone_id, fee_kilometres, fee_kilometres_kobo, fee_load, fee_load_kobo, fee_zone_kobo, fee_wait_kobo, declared_kobo, wait_steps, waited_steps, stop_reached_at, load_grams, vat_permille, agent_share_percent, agent_floor_kobo,
  agent_per_item_kobo,
  placed_at, confirmed_at, scheduled_for, window_starts_at, shop_by, minutes, eta_from, eta_to, on_the_way_since, set_off_at, at_door_since,
  arrived_at, pin_tries, call_attempts, stars, open_claims, earnings_held
from public.customer_order;

create view reporting.order_steps with (security_barrier) as
select order_id, version, at, action, status, mover, actor_id, phone_at from public.order_event;

create view reporting.order_items with (security_barrier) as
select order_item.id as item_id, order_id, position, catalogue_item_id, catalogue_item.name as catalogue_name, quantity,
  measure::text as measure, cap_kobo, guide_kobo, price_rule, replacement, status, paid_kobo, got_quantity,
  got_measure::text as got_measure, bought_by
from public.order_item left join public.catalogue_item on catalogue_item.id = catalogue_item_id;

create view reporting.item_questions with (security_barrier) as
select id as question_id, order_id, item_id, kind, price_kobo, asked_by, asked_at, answer_by, answer, answered_at
from public.item_question;

create view reporting.claims with (security_barrier) as
select id as claim_id, order_id, item_id, what, asked_kobo, state, refund_kobo, made_at, decided_at, decided_by
from public.claim;

create view reporting.goods_returns with (security_barrier) as
select id as return_id, order_id, agent_id, worth_kobo, kobo, made_at, brought_at, outcome, decided_at, decided_by,
  is_parcel, to_sender, fee_kobo, received_at, kept_until
from public.goods_return;

create view reporting.door_reports with (security_barrier) as
select id as report_id, order_id, agent_id, kind, made_at, kept_kobo, answer, answered_at, outcome, decided_at, decided_by
from public.door_report;

-- Times at which lists that are not typed came and were written down; a recording says who speaks, and is no figure.
create view reporting.list_requests with (security_barrier) as
select id as request_id, city_id, account_id, language, order_kind, state, recording_id is not null as is_voice, sent_at, changed_at,
  written_by_id, written_at, unreadable_reason, order_id
from public.list_request;

create view reporting.phone_calls with (security_barrier) as
select id as call_id, order_id, account_id, outcome, called_by, called_at from public.phone_call;

create view reporting.conversations with (security_barrier) as
select id as conversation_id, number, order_id, account_id, last_number as messages, last_at, is_with_office, assigned_to,
  unanswered_since, closed_at
from public.conversation;

create view reporting.alarms with (security_barrier) as
select id as alarm_id, kind, order_id, raised_at, settled_at, settled_by from public.alarm;

create view reporting.notice_deliveries with (security_barrier) as
select delivery.id as delivery_id, order_id, account_id, delivery.kind, way, state, tries, due_at, settled_at, why
from public.notice_delivery as delivery left join public.notice on notice.id = notice_id;

create view reporting.payments with (security_barrier) as
select id as payment_id, order_id, kobo, state, opened_at, paid_kobo, paid_at, settled_at from public.payment;

create view reporting.refunds with (security_barrier) as
select id as refund_id, order_id, payment_id, kobo, state, is_agreed, made_at, tries, sent_at, sent_by from public.refund;

create view reporting.withdrawals with (security_barrier) as
select id as withdrawal_id, account_id, state, kobo, asked_at, decided_at, decided_by from public.withdrawal;

create view reporting.money_approvals with (security_barrier) as
select id as approval_id, kind, recipient_id, order_id, kobo, day_kobo, asked_by, asked_at, waits_until, state, decided_by,
  decided_at
from public.money_approval;

create view reporting.ledger_kinds with (security_barrier) as
select kind, side, is_owned from public.ledger_account_kind;

create view reporting.ledger_postings with (security_barrier) as
select id as posting_id, what, order_id, actor_id, at from public.ledger_posting;

create view reporting.ledger_lines with (security_barrier) as
select posting_id, kind, subject, kobo from public.ledger_line;

create view reporting.ledger_balances with (security_barrier) as
select kind, subject, kobo from public.ledger_balance;

-- A subject that is no id may be any word.
create view reporting.audit with (security_barrier) as
select id as entry_id, at, actor_id, action, noun,
  case when subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then subject end as subject_id
from public.audit_entry;

create view reporting.figures_orders with (security_barrier) as
select day, market_id, kind, placed, delivered, on_time, cancelled, failed, found, short, replaced, unavailable,
  rejected, guided_lines, guided_paid_kobo, guide_kobo, above_range
from public.analytics_order_day;

create view reporting.figures_takings with (security_barrier) as
select day, market_id, kind, cash_kobo, online_kobo, sent_back_kobo, goods_kobo, delivery_fees_kobo, service_fees_kobo,
  vat_kobo, refunds_kobo, write_offs_kobo, agent_share_kobo, gateway_fees_kobo, variance_kobo
from public.analytics_takings_day;

create view reporting.figures_endings with (security_barrier) as
select day, market_id, kind, status, mover, reason, orders from public.analytics_ending_day;

create view reporting.figures_claims with (security_barrier) as
select day, market_id, kind, what, made, approved, refused, approved_kobo from public.analytics_claim_day;

create view reporting.figures_refunds with (security_barrier) as
select day, market_id, kind, reason, count, kobo from public.analytics_refund_day;

create view reporting.figures_agents with (security_barrier) as
select day, agent_id, offers_made, offers_taken, offers_declined, offers_lapsed, online_seconds, delivered, on_time,
  late_seconds, ratings, stars, handed_over, missing, guided_paid_kobo, guide_kobo
from public.analytics_agent_day;

create view reporting.figures_work with (security_barrier) as
select day, market_id, kind, agent_id, online_seconds, delivered from public.analytics_work_day;

create view reporting.figures_visits with (security_barrier) as
select day, visits, installed from public.analytics_visit_day;
