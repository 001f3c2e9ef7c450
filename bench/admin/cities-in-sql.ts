import type { Db } from '#server/db/database.ts';

const marketsEach = 3;

/** Further cities beside Abuja, each with markets of its own. */
export async function insertCities(db: Db, cities: number): Promise<void> {
  if (cities < 2) return;
  await db`
    insert into city (id, name, slug, letters, opens_at, closes_at, latitude, longitude, is_active)
    select gen_random_uuid(), 'Bench city ' || n, 'bench-city-' || n, 'Z' || substr('ABCDEFGHJKLMNPQRSTUVWXYZ', n, 1), '06:00', '22:00',
      6 + n * 0.5, 5 + n * 0.5, true
    from generate_series(1, ${cities - 1}::int) as n`;
  await db`
    insert into market (city_id, name, slug, description, location, is_active, market_days, latitude, longitude)
    select city.id, city.name || ' market ' || n, city.slug || '-' || n, '', city.name, true,
      '{monday,tuesday,wednesday,thursday,friday,saturday}', city.latitude, city.longitude
    from city, generate_series(1, ${marketsEach}::int) as n where city.slug like 'bench-city-%'`;
}

/** Agents belong to the city of the market that they know. */
export async function moveAgentsToTheirCities(db: Db): Promise<void> {
  await db`
    update agent_market set city_id = market.city_id from market
    where market.id = agent_market.market_id and agent_market.city_id <> market.city_id`;
  await db`
    update agent set city_id = known.city_id from agent_market as known
    where known.user_id = agent.user_id and agent.city_id <> known.city_id`;
}
