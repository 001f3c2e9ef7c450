-- Keys that something here may be encrypted with; the keys themselves are outside of the database (decision 211).
create table data_key (
  id text primary key check (id ~ '^[0-9a-f]{8}$'),
  first_at timestamptz not null default now()
);

-- For a column of ciphertext, named by the trigger: keeps the id of its key in the column NAME_key beside it, and notes
-- the key. A ciphertext begins with its version, one byte, and the id, four.
create function name_data_key() returns trigger language plpgsql as $$
declare
  cipher text := to_jsonb(new) ->> tg_argv[0];
  key_id text := substr(cipher, 5, 8);
begin
  if cipher is not null and cipher !~ '^\\x01[0-9a-f]{64}' then
    raise exception '% is no ciphertext', tg_argv[0] using errcode = 'check_violation';
  end if;
  if key_id is not null and not exists (select from data_key where id = key_id) then
    insert into data_key (id) values (key_id) on conflict (id) do nothing;
  end if;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0] || '_key', key_id));
end
$$;
