-- outside a transaction: agents are at work.
-- A picture that is shown is asked whether it is somebody's paper.
create index concurrently if not exists agent_id_photo on agent (id_photo_id);
