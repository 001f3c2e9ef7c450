-- One browser that may be told things. It goes with its session: a device belongs to whoever signed in on it last.
create table notice_device (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  session_id uuid not null unique references session (id) on delete cascade,
  way text not null check (way in ('fcm', 'webPush')),
  -- FCM's token, or the endpoint of a push service; too long for an index, so its hash keeps it unique.
  address text not null,
  address_hash text not null unique,
  p256dh text,
  auth text,
  user_agent text not null,
  language text not null check (language in ('pcm', 'en')),
  registered_at timestamptz not null default now(),
  constraint a_browser_of_its_own_has_keys check (num_nonnulls(p256dh, auth) = case way when 'webPush' then 2 else 0 end)
);

create index notice_device_account on notice_device (account_id);

-- What a person has said about one group; where there is no row, the first choice stands.
create table notice_choice (
  account_id uuid not null references account (id),
  about text not null check (about in ('orders', 'questions', 'chat', 'money', 'offers', 'office', 'news')),
  push boolean not null,
  sms boolean not null,
  primary key (account_id, about)
);

create index notice_choice_news on notice_choice (account_id) where about = 'news' and push;

create table notice_person (
  account_id uuid primary key references account (id),
  language text not null check (language in ('pcm', 'en')),
  quiet_on boolean not null default true,
  -- Nothing: as the house has it.
  quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
  constraint quiet_hours_are_a_pair check ((quiet_from is null) = (quiet_until is null))
);

-- The quiet hours of those who have not said otherwise: one row, once somebody changed them.
create table notice_house (
  is_one boolean primary key default true check (is_one),
  quiet_from text not null check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  quiet_until text not null check (quiet_until ~ '^[0-2][0-9]:[0-5][0-9]$')
);

create table broadcast (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  -- Nobody: the house's own word.
  composed_by uuid references account (id),
  occasion text unique check (occasion in ('opened')),
  audience text not null check (audience in ('everybody', 'customers', 'agents', 'staff', 'early-access')),
  words jsonb not null,
  link text not null check (link like '/%'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  composed_at timestamptz not null default now(),
  starts_at timestamptz,
  ended_at timestamptz,
  -- How far through the accounts it has come, and how many people were told.
  told_up_to bigint not null default 0,
  people integer not null default 0,
  is_told boolean not null default false,
  constraint what_starts_says_when check (state in ('draft', 'cancelled') or starts_at is not null),
  constraint what_ended_says_when check ((state in ('sent', 'cancelled')) = (ended_at is not null)),
  constraint only_the_house_has_occasions check ((occasion is null) = (composed_by is not null))
);

create index broadcast_due on broadcast (starts_at) where state in ('scheduled', 'sending');

-- One thing that one person should hear of.
create table notice (
  id bigint generated always as identity primary key,
  -- The event that it came of.
  event_number bigint,
  broadcast_id uuid references broadcast (id),
  -- Nobody: whoever ordered as a guest.
  account_id uuid references account (id),
  order_id uuid references customer_order (id),
  kind text not null,
  facts jsonb not null,
  tag text not null,
  breaks_quiet boolean not null,
  -- It goes as a text message where no device takes it.
  falls_back boolean not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint somebody_is_told check (account_id is not null or order_id is not null),
  constraint it_comes_of_one_thing check (event_number is null or broadcast_id is null)
);

-- One event, one notice, once; and nobody hears a broadcast twice.
create unique index one_notice_of_an_event on notice (event_number, kind, account_id) nulls not distinct
  where event_number is not null;
create unique index one_notice_of_a_broadcast on notice (broadcast_id, account_id) where broadcast_id is not null;
create index notice_account on notice (account_id, tag) where account_id is not null;
create index notice_order on notice (order_id) where order_id is not null;
create index notice_made on notice (made_at);

-- One notice on its way to one device or phone.
create table notice_delivery (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notice (id) on delete cascade,
  broadcast_id uuid references broadcast (id),
  kind text not null,
  way text not null check (way in ('fcm', 'webPush', 'sms')),
  -- Nothing: a text message, or a device that is gone.
  device_id uuid references notice_device (id) on delete set null,
  state text not null default 'waiting' check (state in (
    'waiting', 'sent', 'replaced', 'too-late', 'gone', 'failed', 'cancelled'
  )),
  -- What is urgent goes before news, however much news there is.
  rank smallint not null check (rank between 0 and 2),
  due_at timestamptz not null,
  -- Somebody is sending it until then; whoever dies with it leaves it to the next.
  leased_until timestamptz,
  tries integer not null default 0,
  settled_at timestamptz,
  why text,
  provider_id text,
  constraint settled_deliveries_say_when check ((state = 'waiting') = (settled_at is null))
);

create unique index one_delivery_a_device on notice_delivery (notice_id, device_id);
create unique index one_text_message_a_notice on notice_delivery (notice_id) where way = 'sms';
create index notice_delivery_due on notice_delivery (rank, due_at, id) where state = 'waiting';
create index notice_delivery_device on notice_delivery (device_id) where device_id is not null;
create index notice_delivery_state on notice_delivery (state, id);
create index notice_delivery_kind on notice_delivery (kind, id);
create index notice_delivery_way on notice_delivery (way, id);
create index notice_delivery_broadcast on notice_delivery (broadcast_id, state) where broadcast_id is not null;

-- It begins with what happens from now on: nobody wants to hear of yesterday.
insert into outbox_reader (name, number) select 'notifications', coalesce(max(number), 0) from outbox_event;
