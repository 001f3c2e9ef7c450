-- outside a transaction: people are at work on these tables.
-- The opening from which a list waits for staff that was sent while no market of its city was open.
alter table list_request add column if not exists waits_from timestamptz;
-- The same of an answer that came while none was.
alter table list_request_question add column if not exists resumes_at timestamptz;
