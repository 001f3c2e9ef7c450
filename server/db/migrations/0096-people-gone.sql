create index account_gone on account (number) where deleted_at is not null;
