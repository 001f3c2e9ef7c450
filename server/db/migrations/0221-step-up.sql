-- When the person proved with this session that it is them; empty for sessions from before it was asked.
alter table session add column stepped_up_at timestamptz;
