-- outside a transaction: the office and agents are at work on it.
-- How an agent came to stand there: the office put them down, they did it themself, or the office did and they gave it up.
alter table rostered_hour add column if not exists how text not null default 'office';

alter table rostered_hour drop constraint if exists a_rostered_hour_has_a_way;
alter table rostered_hour add constraint a_rostered_hour_has_a_way check (how in ('office', 'own', 'given-up')) not valid;
alter table rostered_hour validate constraint a_rostered_hour_has_a_way;
