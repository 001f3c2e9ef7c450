-- Conversations say in a line of the house what happened to their order.
insert into outbox_reader (name) values ('chat');
