import { citiesOf } from '#contract/audience.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readCityOfMarket } from './store.ts';

/** False for a market of a city that this admin does not see, asked where every city can be read. */
export async function seesMarket(db: Db, caller: Caller, marketId: string): Promise<boolean> {
  const cities = citiesOf(memberOf(caller).user);
  if (cities === undefined) return true;
  const cityId = await readCityOfMarket(db, marketId);
  return cityId === undefined || cities.includes(cityId);
}
