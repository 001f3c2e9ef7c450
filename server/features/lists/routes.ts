import * as catalogue from '#contract/lists/catalogue/endpoints.ts';
import * as files from '#contract/lists/files/endpoints.ts';
import * as prices from '#contract/lists/prices/endpoints.ts';
import * as refused from '#contract/lists/refused/endpoints.ts';
import * as saved from '#contract/lists/saved/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, answerEverybody, type Route } from '#server/http/route.ts';
import { changeSavedAddress } from './saved/change-saved-address.ts';
import { deleteSavedAddress } from './saved/delete-saved-address.ts';
import { saveAddress } from './saved/save-address.ts';
import { addCatalogueItem } from './catalogue/add-catalogue-item.ts';
import { changeCatalogueItem } from './catalogue/change-catalogue-item.ts';
import { importCatalogueFile } from './files/import-catalogue-file.ts';
import { importPriceFile } from './files/import-price-file.ts';
import { previewCatalogueFile } from './files/preview-catalogue-file.ts';
import { previewPriceFile } from './files/preview-price-file.ts';
import { correctPrice } from './prices/correct-price.ts';
import { removeCorrection } from './prices/remove-correction.ts';
import { decideSample } from './prices/decide-sample.ts';
import { listPriceRound } from './prices/list-price-round.ts';
import { recordPrice } from './prices/record-price.ts';
import { recordPrices } from './prices/record-prices.ts';
import { changeSavedList } from './saved/change-saved-list.ts';
import { deleteSavedList } from './saved/delete-saved-list.ts';
import { saveList } from './saved/save-list.ts';
import { showPriceHistory } from './prices/show-price-history.ts';
import { listSavedAddresses } from './saved/list-saved-addresses.ts';
import { listSavedLists } from './saved/list-saved-lists.ts';
import { listCatalogue } from './catalogue/list-catalogue.ts';
import { listPrices } from './prices/list-prices.ts';
import { changeRefusedGoods } from './refused/change-refused-goods.ts';
import { listRefusedGoods } from './refused/list-refused-goods.ts';
import { listSamplesWaiting } from './prices/list-samples-waiting.ts';
import { showGuide } from './prices/show-guide.ts';

export function listsRoutes(deps: FeatureDeps): Route[] {
  return [
    ...catalogueRoutes(deps),
    ...fileRoutes(deps),
    ...refusedRoutes(deps),
    ...priceRoutes(deps),
    ...savedRoutes(deps),
  ];
}

function catalogueRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(catalogue.listCatalogue, () => listCatalogue(db)),
    answer(catalogue.addCatalogueItem, (input, caller) => addCatalogueItem(db, input, actorOf(caller))),
    answer(catalogue.changeCatalogueItem, (input, caller) => changeCatalogueItem(db, input, actorOf(caller))),
  ];
}

function fileRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(files.previewCatalogueFile, (input) => previewCatalogueFile(db, input)),
    answer(files.importCatalogueFile, (input, caller) => importCatalogueFile(db, input, caller)),
    answer(files.previewPriceFile, (input, caller) => previewPriceFile(db, input, caller)),
    answer(files.importPriceFile, (input, caller) => importPriceFile(db, input, caller)),
  ];
}

function refusedRoutes({ db, quick }: FeatureDeps): Route[] {
  return [
    answerEverybody(refused.listRefusedGoods, () => listRefusedGoods(quick)),
    answer(refused.changeRefusedGoods, (input, caller) => changeRefusedGoods(db, input, actorOf(caller))),
  ];
}

function priceRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(catalogue.showGuide, (input) => showGuide(db, input)),
    answer(catalogue.listPrices, (input) => listPrices(db, input)),
    answer(catalogue.showPriceHistory, (input) => showPriceHistory(db, input)),
    answer(catalogue.recordPrice, (input, caller) => recordPrice(db, input, caller)),
    answer(prices.listPriceRound, (_input, caller) => listPriceRound(db, caller)),
    answer(prices.recordPrices, (input, caller) => recordPrices(db, input, caller)),
    answer(catalogue.correctPrice, (input, caller) => correctPrice(db, input, caller)),
    answer(catalogue.removeCorrection, (input, caller) => removeCorrection(db, input, caller)),
    answer(catalogue.listSamplesWaiting, () => listSamplesWaiting(db)),
    answer(catalogue.decideSample, (input, caller) => decideSample(db, input, caller)),
  ];
}

function savedRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(saved.listSavedLists, (_input, caller) => listSavedLists(db, caller)),
    answer(saved.saveList, (input, caller) => saveList(db, input, caller)),
    answer(saved.changeSavedList, (input, caller) => changeSavedList(db, input, caller)),
    answer(saved.deleteSavedList, (input, caller) => deleteSavedList(db, input, caller)),
    answer(saved.listSavedAddresses, (_input, caller) => listSavedAddresses(db, caller)),
    answer(saved.saveAddress, (input, caller) => saveAddress(db, input, caller)),
    answer(saved.changeSavedAddress, (input, caller) => changeSavedAddress(db, input, caller)),
    answer(saved.deleteSavedAddress, (input, caller) => deleteSavedAddress(db, input, caller)),
  ];
}
