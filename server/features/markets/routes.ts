import * as endpoints from '#contract/markets/endpoints.ts';
import { actorOf } from '../../audit/actor.ts';
import type { Ground } from '../../feature.ts';
import { answer, type Route } from '../../http/route.ts';
import { addMarket, changeMarket } from './commands.ts';
import { listAllMarkets, listMarkets, showMarket } from './reads.ts';

export function marketsRoutes({ db }: Ground): Route[] {
  return [
    answer(endpoints.listMarkets, () => listMarkets(db)),
    answer(endpoints.showMarket, (input) => showMarket(db, input)),
    answer(endpoints.listAllMarkets, () => listAllMarkets(db)),
    answer(endpoints.addMarket, (input, caller) => addMarket(db, input, actorOf(caller))),
    answer(endpoints.changeMarket, (input, caller) => changeMarket(db, input, actorOf(caller))),
  ];
}
