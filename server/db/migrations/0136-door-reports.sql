-- First: a reference to the table takes a lock that would have to grow for this, while a write waits behind it.
alter table customer_order
  -- By the database's clock, and where a silence of the phone covers it by the phone's: set off, at the door, last rang.
  add column on_the_way_since timestamptz,
  add column at_door_since timestamptz,
  add column last_call_at timestamptz,
  -- By the agent's word; those that count are spread over the wait.
  add column calls_reported integer not null default 0;

-- What happened at a door by an agent's word: the server does not know it itself, so its customer or the office says.
create table door_report (
  id uuid primary key,
  order_id uuid not null references customer_order (id),
  agent_id uuid not null references account (id),
  -- delivered: taken on a PIN that proves nothing, the order stands as delivered and its earnings wait.
  -- refused: a wrong PIN that was not believed to be typed without network; the order is still on the way.
  -- not-opened: nobody took it; the order is still on the way.
  kind text not null check (kind in ('delivered', 'refused', 'not-opened')),
  made_at timestamptz not null,
  reason text not null default '',
  -- What the agent said to have kept of the cash, where it is not in the book.
  kept_kobo bigint not null default 0 check (kept_kobo between 0 and 1000000000),
  -- Until when the customer is waited for; whatever they say later counts too, while nobody has decided.
  answer_by timestamptz,
  answer text check (answer in ('yes', 'no', 'silence')),
  answered_at timestamptz,
  outcome text check (outcome in ('delivered', 'not-delivered', 'customers', 'ours', 'goes-on', 'withdrawn')),
  decided_at timestamptz,
  -- Nobody: the customer said it, or the order went on by itself.
  decided_by uuid references account (id),
  constraint the_customer_is_asked_what_they_have check ((kind = 'delivered') = (answer_by is not null)),
  constraint only_who_is_asked_answers check (answer is null or answer_by is not null),
  constraint answers_say_when check ((answer is null) = (answered_at is null)),
  constraint outcomes_say_when check ((outcome is null) = (decided_at is null)),
  constraint only_what_is_decided_says_by_whom check (decided_by is null or outcome is not null),
  constraint nobody_decides_on_their_own_word check (decided_by <> agent_id),
  constraint outcomes_fit_what_was_said check (
    outcome is null
    or (kind = 'delivered' and outcome in ('delivered', 'not-delivered'))
    or (kind = 'refused' and outcome in ('delivered', 'goes-on', 'withdrawn'))
    or (kind = 'not-opened' and outcome in ('customers', 'ours', 'goes-on', 'withdrawn'))
  )
);

create unique index one_open_door_report_an_order on door_report (order_id) where outcome is null;
create index door_report_order on door_report (order_id);
create index door_report_agent on door_report (agent_id) where outcome is null;
create index door_report_unanswered on door_report (answer_by) where answer is null and outcome is null;

-- few rows: the deliveries without network that nobody has looked at yet; from here on they wait for a decision.
insert into door_report (id, order_id, agent_id, kind, made_at, answer_by, answer, answered_at)
select gen_random_uuid(), o.id, coalesce(o.rider_id, o.agent_id), 'delivered', alarm.raised_at, alarm.raised_at,
  'silence', now()
from alarm join customer_order o on o.id = alarm.order_id
where alarm.settled_at is null and alarm.kind = 'pin-wrong-offline' and coalesce(o.rider_id, o.agent_id) is not null
  and o.status in ('delivered', 'completed');
