-- outside a transaction: people ask for their credit.
-- A key that is lost for good: what it encrypted is given up, and a start does not ask for it.
alter table data_key add column if not exists lost_at timestamptz;

-- Bank, number and name of an account as one ciphertext; the plain columns are emptied by a round of the server.
alter table withdrawal add column if not exists bank_account bytea;
alter table withdrawal add column if not exists bank_account_key text;

-- The trigger runs with the rights of whoever asks, which a start gives only after its last migration; the version
-- before this one goes on meanwhile.
do $$
declare
  asker text;
begin
  for asker in
    select grantee from information_schema.role_table_grants
    where table_schema = 'public' and table_name = 'withdrawal' and privilege_type = 'INSERT'
  loop
    execute format('grant select, insert on data_key to %I', asker);
  end loop;
end
$$;

create or replace trigger bank_accounts_name_their_key
  before insert or update of bank_account, bank_account_key on withdrawal
  for each row execute function name_data_key('bank_account');

alter table withdrawal drop constraint if exists bank_account_key_is_known;
alter table withdrawal add constraint bank_account_key_is_known
  foreign key (bank_account_key) references data_key (id) not valid;
alter table withdrawal validate constraint bank_account_key_is_known;

alter table withdrawal drop constraint if exists a_bank_account_is_kept_once;
alter table withdrawal add constraint a_bank_account_is_kept_once
  check (bank is null or bank_account is null) not valid;
alter table withdrawal validate constraint a_bank_account_is_kept_once;

alter table withdrawal drop constraint if exists a_bank_account_has_its_key;
alter table withdrawal add constraint a_bank_account_has_its_key
  check ((bank_account is null) = (bank_account_key is null)) not valid;
alter table withdrawal validate constraint a_bank_account_has_its_key;

alter table withdrawal drop constraint if exists an_open_withdrawal_goes_somewhere;
alter table withdrawal add constraint an_open_withdrawal_goes_somewhere
  check (state <> 'open' or bank is not null or bank_account is not null) not valid;
alter table withdrawal validate constraint an_open_withdrawal_goes_somewhere;

create index concurrently if not exists withdrawal_bank_account_key on withdrawal (bank_account_key, id)
  where bank_account_key is not null;
create index concurrently if not exists withdrawal_bank_plain on withdrawal (id) where bank is not null;
