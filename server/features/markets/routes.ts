import * as closures from '#contract/markets/closure-endpoints.ts';
import * as endpoints from '#contract/markets/endpoints.ts';
import * as gallery from '#contract/markets/gallery-endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Ground } from '#server/feature.ts';
import { answer, answerEverybody, type Route } from '#server/http/route.ts';
import { addMarket, changeMarket } from './admin/market-facts.ts';
import { addClosure, removeClosure } from './closures/commands.ts';
import { placeMarket, setGalleryPhoto, setMarketPhoto } from './admin/market-look.ts';
import { listAllMarkets, listClosures, listGallery, listMarkets, showMarket } from './reads.ts';

export function marketsRoutes({ db, quick }: Ground): Route[] {
  return [
    answerEverybody(endpoints.listMarkets, () => listMarkets(quick)),
    answer(endpoints.showMarket, (input) => showMarket(db, input)),
    answer(endpoints.listAllMarkets, () => listAllMarkets(db)),
    answer(endpoints.addMarket, (input, caller) => addMarket(db, input, actorOf(caller))),
    answer(endpoints.changeMarket, (input, caller) => changeMarket(db, input, actorOf(caller))),
    answer(endpoints.placeMarket, (input, caller) => placeMarket(db, input, caller)),
    answer(endpoints.setMarketPhoto, (input, caller) => setMarketPhoto(db, input, caller)),
    answer(closures.listClosures, (input) => listClosures(db, input)),
    answer(closures.addClosure, (input, caller) => addClosure(db, input, caller)),
    answer(closures.removeClosure, (input, caller) => removeClosure(db, input, caller)),
    answerEverybody(gallery.listGallery, () => listGallery(quick)),
    answer(gallery.setGalleryPhoto, (input, caller) => setGalleryPhoto(db, input, caller)),
  ];
}
