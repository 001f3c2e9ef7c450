-- Who signed in, was given or lost a right, had a password reset, took data out or read somebody's papers.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- Nobody: the house itself, at a start.
  actor_id uuid references account (id),
  subject_id uuid references account (id),
  -- What became of it, where that says more: a role, permissions, how many lines.
  detail text not null,
  address text not null,
  user_agent text not null
);

create index security_event_at on security_event (at);
create index security_event_kind on security_event (kind, id);
create index security_event_actor on security_event (actor_id, id);
create index security_event_subject on security_event (subject_id, id);

-- Lines end after a year, and a person who is forgotten leaves no address; nothing else is ever changed.
create function guard_security_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '365 days' then
      return old;
    end if;
  elsif new.address = '' and new.user_agent = ''
    and (new.id, new.at, new.kind, new.detail) = (old.id, old.at, old.kind, old.detail)
    and new.actor_id is not distinct from old.actor_id and new.subject_id is not distinct from old.subject_id then
    return new;
  end if;
  raise exception 'what the security log says is never changed';
end
$$;

create trigger security_event_is_append_only
  before update or delete on security_event
  for each row execute function guard_security_event();

create function refuse_security_log_loss() returns trigger language plpgsql as $$
begin
  raise exception 'what the security log says is never changed';
end
$$;

create trigger security_event_is_never_emptied
  before truncate on security_event
  for each statement execute function refuse_security_log_loss();
