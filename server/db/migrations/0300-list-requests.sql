-- A voice note that somebody recorded in place of a list. Its bytes lie in the picture store under their hash.
create table recording (
  id uuid primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('audio/webm', 'audio/ogg', 'audio/mp4')),
  milliseconds integer not null check (milliseconds between 1 and 61000),
  bytes integer not null check (bytes between 1 and 1048576),
  owner_id uuid references account (id),
  created_at timestamptz not null,
  attached_at timestamptz,
  is_kept boolean not null default false
);

create index recordings_of_nothing on recording (created_at) where attached_at is null;
create index recordings_by_content on recording (sha256);
create index recordings_of_a_person on recording (owner_id) where owner_id is not null;

-- A list that staff write down from a voice note or a photo. It is no order until the customer has placed one from it.
create table list_request (
  id uuid primary key,
  city_id uuid not null references city (id),
  account_id uuid references account (id),
  customer_name text not null check (char_length(customer_name) between 1 and 80),
  phone text not null check (char_length(phone) between 1 and 30),
  -- The device that sent it, and the hashes of the keys that open it: its sender's, and one of each message about it.
  sent_on text not null check (char_length(sent_on) <= 100),
  link_hash text not null check (char_length(link_hash) <= 100),
  sent_link_hashes text[] not null default '{}',
  language text not null check (language in ('pcm', 'en')),
  note text not null default '' check (char_length(note) <= 2000),
  recording_id uuid unique references recording (id),
  state text not null default 'waiting'
    check (state in ('waiting', 'asked', 'ready', 'placed', 'unreadable', 'lapsed', 'withdrawn')),
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  -- The lease of whoever writes it down.
  taken_by_id uuid references account (id),
  taken_until timestamptz,
  written_text text check (char_length(written_text) between 1 and 20000),
  written_by_id uuid references account (id),
  written_at timestamptz,
  unreadable_reason text check (unreadable_reason in ('cannot-hear', 'cannot-see', 'no-list', 'other')),
  order_id uuid unique references customer_order (id),
  alarmed_at timestamptz,
  constraint a_lease_has_a_holder check ((taken_by_id is null) = (taken_until is null)),
  constraint only_what_waits_is_taken check (taken_by_id is null or state = 'waiting'),
  constraint what_is_ready_is_written check (state not in ('ready', 'placed') or written_text is not null),
  constraint what_is_written_has_a_writer check ((written_text is null) = (written_at is null)),
  constraint what_is_placed_is_an_order check ((state = 'placed') = (order_id is not null)),
  constraint what_is_unreadable_has_a_reason check ((state = 'unreadable') = (unreadable_reason is not null))
);

create index list_requests_open on list_request (sent_at, id) where state in ('waiting', 'asked', 'ready');
create index list_requests_of_a_person on list_request (account_id, sent_at desc) where account_id is not null;
create index list_requests_by_age on list_request (sent_at);
create index list_requests_of_a_device on list_request (sent_on, sent_at desc);
create index list_requests_of_a_city on list_request (city_id, sent_at desc);

create table list_request_picture (
  request_id uuid not null references list_request (id) on delete cascade,
  position integer not null check (position between 1 and 4),
  picture_id uuid not null unique references picture (id),
  primary key (request_id, position)
);

-- What staff ask when they cannot make out a part of it. One is open at a time.
create table list_request_question (
  id uuid primary key,
  request_id uuid not null references list_request (id) on delete cascade,
  question text not null check (char_length(question) between 1 and 500),
  asked_by_id uuid references account (id),
  asked_at timestamptz not null,
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz,
  constraint an_answer_has_a_time check ((answer is null) = (answered_at is null))
);

create unique index one_open_question on list_request_question (request_id) where answer is null;
create index questions_of_a_request on list_request_question (request_id, asked_at);
