import * as catalogue from '#contract/lists/catalogue/endpoints.ts';
import * as lists from '#contract/lists/endpoints.ts';
import * as saved from '#contract/lists/saved/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Ground } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { changeSavedAddress, deleteSavedAddress, saveAddress } from './saved/addresses.ts';
import { addCatalogueItem, changeCatalogueItem } from './catalogue/items.ts';
import { correctPrice, removeCorrection } from './prices/corrections.ts';
import { decideSample, recordPrice } from './prices/samples.ts';
import { changeSavedList, deleteSavedList, saveList } from './saved/lists.ts';
import { showPriceHistory } from './prices/show-price-history.ts';
import { listSavedAddresses, listSavedLists } from './saved/reads.ts';
import {
  listCatalogue,
  listPrices,
  listSamplesWaiting,
  parseList,
  searchCatalogue,
  showGuide,
} from './catalogue/reads.ts';

export function listsRoutes(ground: Ground): Route[] {
  return [
    answer(lists.parseList, (input) => parseList(input)),
    ...catalogueRoutes(ground),
    ...priceRoutes(ground),
    ...savedRoutes(ground),
  ];
}

function catalogueRoutes({ db }: Ground): Route[] {
  return [
    answer(catalogue.searchCatalogue, (input) => searchCatalogue(db, input)),
    answer(catalogue.listCatalogue, () => listCatalogue(db)),
    answer(catalogue.addCatalogueItem, (input, caller) => addCatalogueItem(db, input, actorOf(caller))),
    answer(catalogue.changeCatalogueItem, (input, caller) => changeCatalogueItem(db, input, actorOf(caller))),
  ];
}

function priceRoutes({ db }: Ground): Route[] {
  return [
    answer(catalogue.showGuide, (input) => showGuide(db, input)),
    answer(catalogue.listPrices, (input) => listPrices(db, input)),
    answer(catalogue.showPriceHistory, (input) => showPriceHistory(db, input)),
    answer(catalogue.recordPrice, (input, caller) => recordPrice(db, input, caller)),
    answer(catalogue.correctPrice, (input, caller) => correctPrice(db, input, caller)),
    answer(catalogue.removeCorrection, (input, caller) => removeCorrection(db, input, caller)),
    answer(catalogue.listSamplesWaiting, () => listSamplesWaiting(db)),
    answer(catalogue.decideSample, (input, caller) => decideSample(db, input, caller)),
  ];
}

function savedRoutes({ db }: Ground): Route[] {
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
