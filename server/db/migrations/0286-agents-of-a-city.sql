-- outside a transaction: agents apply and change their work meanwhile.
-- The default is Abuja until each version that runs says the city.
alter table agent_market add column if not exists city_id uuid not null default '01900000-0000-7000-8000-000000000001';

create unique index concurrently if not exists agent_of_a_city on agent (user_id, city_id);

-- An agent knows markets of their own city alone.
alter table agent_market drop constraint if exists an_agent_knows_markets_of_a_city;
alter table agent_market add constraint an_agent_knows_markets_of_a_city
  foreign key (market_id, city_id) references market (id, city_id) not valid;
alter table agent_market validate constraint an_agent_knows_markets_of_a_city;

alter table agent_market drop constraint if exists an_agent_knows_markets_of_their_city;
alter table agent_market add constraint an_agent_knows_markets_of_their_city
  foreign key (user_id, city_id) references agent (user_id, city_id) not valid;
alter table agent_market validate constraint an_agent_knows_markets_of_their_city;
