-- outside a transaction: people bring pictures and look at them.
-- Id of the key that the picture's file is encrypted with; null where it is not. The file's name is the hash of its
-- bytes as they are kept.
alter table picture add column if not exists data_key text;

alter table picture drop constraint if exists picture_data_key_is_known;
alter table picture add constraint picture_data_key_is_known
  foreign key (data_key) references data_key (id) not valid;
alter table picture validate constraint picture_data_key_is_known;

create index concurrently if not exists picture_data_key on picture (data_key, id) where data_key is not null;
