import * as closures from '#contract/markets/closure-endpoints.ts';
import * as endpoints from '#contract/markets/endpoints.ts';
import * as gallery from '#contract/markets/gallery-endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, answerEverybody, type Route } from '#server/http/route.ts';
import { addMarket } from './admin/add-market.ts';
import { changeMarket } from './admin/change-market.ts';
import { addClosure } from './closures/add-closure.ts';
import { removeClosure } from './closures/remove-closure.ts';
import { placeMarket } from './admin/place-market.ts';
import { setGalleryPhoto } from './gallery/set-gallery-photo.ts';
import { setMarketPhoto } from './admin/set-market-photo.ts';
import { listAllMarkets } from './admin/list-all-markets.ts';
import { listClosures } from './closures/list-closures.ts';
import { listGallery } from './gallery/list-gallery.ts';
import { listMarkets } from './list-markets.ts';
import { showMarket } from './show-market.ts';

export function marketsRoutes({ db, quick }: FeatureDeps): Route[] {
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
