-- Money that went back or off a bill on a day, by why; no market where it belongs to no order.
create table analytics_refund_day (
  day date not null,
  market_id uuid references market (id),
  reason text not null,
  count integer not null,
  kobo bigint not null,
  unique nulls not distinct (day, market_id, reason)
);

create table analytics_claim_day (
  day date not null,
  market_id uuid not null references market (id),
  what text not null,
  made integer not null,
  approved integer not null,
  refused integer not null,
  approved_kobo bigint not null,
  primary key (day, market_id, what)
);

-- What came in and went out.
create table analytics_takings_day (
  day date not null,
  market_id uuid references market (id),
  cash_kobo bigint not null,
  online_kobo bigint not null,
  sent_back_kobo bigint not null,
  goods_kobo bigint not null,
  delivery_fees_kobo bigint not null,
  service_fees_kobo bigint not null,
  refunds_kobo bigint not null,
  write_offs_kobo bigint not null,
  agent_share_kobo bigint not null,
  gateway_fees_kobo bigint not null,
  variance_kobo bigint not null,
  unique nulls not distinct (day, market_id)
);
