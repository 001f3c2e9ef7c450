-- outside a transaction: orders are placed meanwhile.
-- The default is Abuja until each version that runs says the city.
alter table market add column if not exists city_id uuid not null default '01900000-0000-7000-8000-000000000001';
alter table agent add column if not exists city_id uuid not null default '01900000-0000-7000-8000-000000000001';
alter table customer_order add column if not exists city_id uuid not null default '01900000-0000-7000-8000-000000000001';

alter table market drop constraint if exists a_market_lies_in_a_city;
alter table market add constraint a_market_lies_in_a_city foreign key (city_id) references city (id) not valid;
alter table market validate constraint a_market_lies_in_a_city;

alter table agent drop constraint if exists an_agent_works_in_a_city;
alter table agent add constraint an_agent_works_in_a_city foreign key (city_id) references city (id) not valid;
alter table agent validate constraint an_agent_works_in_a_city;

create unique index concurrently if not exists market_of_a_city on market (id, city_id);

-- A market that has orders stays in its city.
alter table customer_order drop constraint if exists an_order_is_of_its_markets_city;
alter table customer_order add constraint an_order_is_of_its_markets_city
  foreign key (market_id, city_id) references market (id, city_id) not valid;
alter table customer_order validate constraint an_order_is_of_its_markets_city;
