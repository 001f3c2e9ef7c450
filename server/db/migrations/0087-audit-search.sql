-- By when, and by who, what and of which kind within that.
drop index audit_entry_subject;
create index audit_entry_at on audit_entry (at, id);
create index audit_entry_actor on audit_entry (actor_id, at, id);
create index audit_entry_action on audit_entry (action, at, id);
create index audit_entry_noun on audit_entry (noun, at, id);
create index audit_entry_about on audit_entry (subject, at, id);
