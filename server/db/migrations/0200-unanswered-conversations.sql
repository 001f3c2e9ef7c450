-- outside a transaction: people are writing in them.
-- Since when a conversation waits for an answer of the office; nothing where it waits for none. Reading answers nothing.
alter table conversation add column if not exists unanswered_since timestamptz;

-- What is said to the office waits from then on, also where an instance of the version before writes it down.
create or replace function wait_for_answer() returns trigger language plpgsql as $$
begin
  if new.office_wanted > old.office_wanted then
    new.unanswered_since := coalesce(new.unanswered_since, new.last_at);
  end if;
  return new;
end $$;

create or replace trigger said_to_the_office_waits before update of office_wanted on conversation
  for each row execute function wait_for_answer();

-- Of what was read already, the last two days: nobody comes back to what was left before them.
-- in steps of 2000 over conversation.number
update conversation set unanswered_since = (
  select min(at) from chat_message
  where conversation_id = conversation.id and side in ('customer', 'agent') and chat_message.number > coalesce((
    select max(answer.number) from chat_message answer
    where answer.conversation_id = conversation.id and answer.side = 'office'), 0))
where number > $1 and number <= $2 and unanswered_since is null
  and is_with_office and closed_at is null and (is_unread or last_at > now() - interval '2 days')
  and office_wanted > coalesce((
    select max(answer.number) from chat_message answer
    where answer.conversation_id = conversation.id and answer.side = 'office'), 0);

create index concurrently if not exists conversation_unanswered on conversation (unanswered_since, number)
  where unanswered_since is not null;
