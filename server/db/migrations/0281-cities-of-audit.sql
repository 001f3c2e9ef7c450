-- outside a transaction: people are at work on it.
-- Entries that stand are Abuja's, the only city so far.
alter table audit_entry add column if not exists city_id uuid default '01900000-0000-7000-8000-000000000001';

-- Nothing: of the whole house.
alter table audit_entry alter column city_id drop default;

alter table audit_entry drop constraint if exists an_entry_is_of_a_city;
alter table audit_entry add constraint an_entry_is_of_a_city foreign key (city_id) references city (id) not valid;
alter table audit_entry validate constraint an_entry_is_of_a_city;

create index concurrently if not exists audit_entry_of_a_city on audit_entry (city_id, id);
