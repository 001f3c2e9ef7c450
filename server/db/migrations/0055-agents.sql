-- Who asked to become an agent, and who is one.
create table agent (
  user_id uuid primary key references account (id),
  state text not null check (state in ('applied', 'verified', 'suspended', 'refused')),
  name text not null,
  phone text check (phone ~ '^\+234[789][01][0-9]{8}$'),
  photo_id uuid unique references picture (id),
  -- Shown to those who verify, and to nobody else.
  id_photo_id uuid unique references picture (id),
  vehicle text not null check (vehicle in ('on-foot', 'bicycle', 'motorcycle', 'keke', 'car')),
  works text not null check (works in ('both', 'shopper', 'rider')),
  applied_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account (id),
  -- Why they were refused or suspended.
  reason text check (reason <> ''),
  -- When their phone was heard of.
  last_seen_at timestamptz,
  -- Where, while they are online; nothing of it stands here afterwards.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  accuracy_metres double precision check (accuracy_metres >= 0),
  position_at timestamptz,
  offers_made integer not null default 0 check (offers_made >= 0),
  offers_taken integer not null default 0 check (offers_taken between 0 and offers_made),
  constraint a_position_is_whole check (num_nulls(latitude, longitude, accuracy_metres, position_at) in (0, 4)),
  constraint decisions_say_when check ((state = 'applied') = (decided_at is null)),
  constraint a_no_says_why check (state not in ('suspended', 'refused') or phone is null or reason is not null),
  -- Who was forgotten leaves what they did, and nothing of who they were.
  constraint forgotten_agents_leave_nothing check (
    num_nulls(phone, photo_id, id_photo_id) = 0
    or (num_nulls(phone, photo_id, id_photo_id, latitude) = 4 and name = '' and state = 'refused')
  )
);

create unique index one_agent_a_phone on agent (phone) where state <> 'refused';

create table agent_market (
  user_id uuid not null references agent (user_id),
  market_id uuid not null references market (id),
  primary key (user_id, market_id)
);

-- From going online to going off.
create table shift (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references agent (user_id),
  market_id uuid not null references market (id),
  started_at timestamptz not null default now(),
  ended_at timestamptz check (ended_at >= started_at)
);

create unique index one_open_shift_an_agent on shift (user_id) where ended_at is null;
create index shift_agent on shift (user_id, started_at);

-- Where agents were while they were online; swept after thirty days.
create table agent_trail (
  user_id uuid not null references agent (user_id),
  at timestamptz not null,
  -- What the phone thought the time was.
  taken_at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_metres double precision not null,
  primary key (user_id, at)
);

create index agent_trail_age on agent_trail (at);
