-- Where a market is; about the middle of Life Camp until somebody says better.
alter table market
  add column latitude double precision not null default 9.0785 check (latitude between -90 and 90),
  add column longitude double precision not null default 7.4005 check (longitude between -180 and 180);

update market set latitude = place.latitude, longitude = place.longitude
from (values
  ('life-camp-roadside-market', 9.0772, 7.4018),
  ('gwarinpa-market', 9.1069, 7.4072),
  ('kado-fish-market', 9.0871, 7.4187),
  ('karmo-market', 9.0611, 7.3812),
  ('utako-market', 9.0659, 7.4432),
  ('wuse-market', 9.0646, 7.4658)
) as place (slug, latitude, longitude)
where market.slug = place.slug;
