-- outside a transaction: the marks of old rows are written in steps, beside the work.

-- The chain: a seal for each posting and each audit entry, its hash made over the one before it and the row.
create table if not exists seal (
  place bigint primary key check (place > 0),
  noun text not null check (noun in ('audit', 'posting')),
  row_id bigint not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  constraint each_row_is_sealed_once unique (noun, row_id)
);

-- Rows that wait for their seal: written by the transaction of the row, taken away by that of its seal.
create table if not exists unsealed_row (
  noun text not null check (noun in ('audit', 'posting')),
  row_id bigint not null,
  since timestamptz not null default now(),
  primary key (noun, row_id)
);

create or replace function refuse_seal_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is sealed is never changed' using errcode = 'restrict_violation';
end
$$;

create or replace trigger seals_are_append_only
  before update or delete or truncate on seal
  for each statement execute function refuse_seal_change();

create or replace trigger marks_are_not_changed
  before update or truncate on unsealed_row
  for each statement execute function refuse_seal_change();

-- A mark goes only because its row has its seal.
create or replace function check_mark_has_seal() returns trigger language plpgsql as $$
begin
  if not exists (select from seal where noun = old.noun and row_id = old.row_id) then
    raise exception '% % is not sealed yet', old.noun, old.row_id using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create or replace trigger marks_go_with_their_seal
  before delete on unsealed_row
  for each row execute function check_mark_has_seal();

-- Triggers run with the rights of whoever posts, which a start gives only after its last migration; the version before
-- this one posts meanwhile.
do $$
declare
  poster text;
begin
  for poster in
    select grantee from information_schema.role_table_grants
    where table_schema = 'public' and table_name = 'ledger_posting' and privilege_type = 'INSERT'
  loop
    execute format('grant select, insert, delete on unsealed_row to %I', poster);
  end loop;
end
$$;

create or replace function mark_posting_unsealed() returns trigger language plpgsql as $$
begin
  insert into unsealed_row (noun, row_id) select 'posting', id from added;
  return null;
end
$$;

create or replace function mark_audit_unsealed() returns trigger language plpgsql as $$
begin
  insert into unsealed_row (noun, row_id) select 'audit', id from added;
  return null;
end
$$;

create or replace trigger postings_wait_for_their_seal
  after insert on ledger_posting referencing new table as added
  for each statement execute function mark_posting_unsealed();

create or replace trigger audit_waits_for_its_seal
  after insert on audit_entry referencing new table as added
  for each statement execute function mark_audit_unsealed();

-- Rows from before the triggers: all are committed, because a trigger waits for whoever writes.
-- in steps of 2000 over ledger_posting.id
insert into unsealed_row (noun, row_id)
select 'posting', id from ledger_posting posting
where id > $1 and id <= $2 and not exists (select from seal where noun = 'posting' and row_id = posting.id)
on conflict do nothing;

-- in steps of 2000 over audit_entry.id
insert into unsealed_row (noun, row_id)
select 'audit', id from audit_entry entry
where id > $1 and id <= $2 and not exists (select from seal where noun = 'audit' and row_id = entry.id)
on conflict do nothing;
