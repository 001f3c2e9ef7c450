-- What keeps conversations in order: reports, mutes, and the office's answers written beforehand.
create table chat_report (
  conversation_id uuid not null,
  number integer not null,
  side text not null check (side in ('customer', 'agent', 'office')),
  -- Nobody: a guest.
  reporter_id uuid references account (id),
  reason text not null check (reason in ('rude', 'money', 'harassing', 'other')),
  words text not null,
  at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references account (id),
  primary key (conversation_id, number, side),
  foreign key (conversation_id, number) references chat_message (conversation_id, number),
  constraint settled_reports_say_by_whom check (num_nulls(settled_at, settled_by) in (0, 2))
);

create index chat_report_reporter on chat_report (reporter_id) where reporter_id is not null;

-- Who cannot write for a while: an account anywhere, a guest in the conversation of their order.
create table chat_mute (
  account_id uuid unique references account (id),
  order_id uuid unique references customer_order (id),
  until timestamptz not null,
  reason text not null check (reason <> ''),
  muted_by uuid not null references account (id),
  constraint a_mute_is_somebodys check (num_nonnulls(account_id, order_id) = 1)
);

create table canned_reply (
  id uuid primary key,
  shortcut text not null,
  pcm text not null check (pcm <> ''),
  en text not null check (en <> ''),
  constraint one_answer_a_shortcut unique (shortcut)
);
