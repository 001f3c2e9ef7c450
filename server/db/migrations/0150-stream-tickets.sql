-- What the tickets of live streams are signed with: every instance takes those of the others, and those from before a restart.
insert into house_secret (name, value)
values ('stream ticket', encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));
