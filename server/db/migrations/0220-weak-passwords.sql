-- Whether the password is too weak for staff: known only while somebody types it, so it is empty until then.
alter table account add column is_password_weak boolean;
