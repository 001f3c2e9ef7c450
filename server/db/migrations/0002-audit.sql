create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Nobody: the house itself, at a start.
  actor_id uuid references account (id),
  action text not null,
  noun text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  address text not null,
  user_agent text not null
);

create index audit_entry_subject on audit_entry (noun, subject, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'what the audit says is never changed';
end
$$;

create trigger audit_is_append_only
  before update or delete or truncate on audit_entry
  for each statement execute function refuse_audit_change();
