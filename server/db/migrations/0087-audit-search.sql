-- outside a transaction: people are at work on these tables.
-- formerly ef37afc0d6bae892c404fedf944c285476cd4ecd433c406b0b6fa342982e7fde
-- By when, and by who, what and of which kind within that.
drop index concurrently if exists audit_entry_subject;
create index concurrently if not exists audit_entry_at on audit_entry (at, id);
create index concurrently if not exists audit_entry_actor on audit_entry (actor_id, at, id);
create index concurrently if not exists audit_entry_action on audit_entry (action, at, id);
create index concurrently if not exists audit_entry_noun on audit_entry (noun, at, id);
create index concurrently if not exists audit_entry_about on audit_entry (subject, at, id);
