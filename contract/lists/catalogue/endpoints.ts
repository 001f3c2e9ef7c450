import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { line, noInput } from '#contract/fields.ts';
import { marketId } from '#contract/markets/schema.ts';
import { catalogueItem, changedCatalogueItem, newCatalogueItem } from './schema.ts';
import { priceHistory } from '../prices/history.ts';
import {
  guidedItem,
  storedPrice,
  observedPrice,
  pricedPlace,
  priceSample,
  sampleId,
} from '../prices/schema.ts';

export const showGuide = defineEndpoint({
  name: 'showGuide',
  purpose: 'What things cost at a market, as far as anybody has bought them there.',
  method: 'GET',
  path: '/api/markets/:slug/prices',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ slug: line(120) }),
  reply: z.array(guidedItem),
  refusals: ['not-found'],
});

export const listCatalogue = defineEndpoint({
  name: 'listCatalogue',
  purpose: 'Every item of the catalogue, by name, those that are not offered too.',
  method: 'GET',
  path: '/api/admin/catalogue',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(catalogueItem),
  refusals: [],
});

export const addCatalogueItem = defineEndpoint({
  name: 'addCatalogueItem',
  purpose: 'Add an item with every name people have for it.',
  method: 'POST',
  path: '/api/admin/catalogue',
  audience: 'markets:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: newCatalogueItem,
  reply: catalogueItem,
  refusals: ['item-name-taken', 'item-name-unreadable', 'no-such-city'],
});

export const changeCatalogueItem = defineEndpoint({
  name: 'changeCatalogueItem',
  purpose: 'Change an item, its names, or whether it is offered.',
  method: 'PUT',
  path: '/api/admin/catalogue/:itemId',
  audience: 'markets:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.extend(changedCatalogueItem, {
    /** As this admin saw it: what another has made of it meanwhile is not written over. */
    seen: z.optional(z.omit(changedCatalogueItem, { itemId: true })),
  }),
  reply: catalogueItem,
  refusals: ['not-found', 'item-name-taken', 'item-name-unreadable', 'no-such-city', 'changed-meanwhile'],
});

export const listPrices = defineEndpoint({
  name: 'listPrices',
  purpose: 'A market’s prices: what was learned and what was set by hand.',
  method: 'GET',
  path: '/api/admin/markets/:marketId/prices',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ marketId }),
  reply: z.array(storedPrice),
  refusals: ['not-found'],
});

export const showPriceHistory = defineEndpoint({
  name: 'showPriceHistory',
  purpose: 'How the price of an item went at a market: by week, every sample, and what was set by hand.',
  method: 'GET',
  path: '/api/admin/markets/:marketId/prices/:itemId/:measure',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: pricedPlace,
  reply: priceHistory,
  refusals: ['not-found'],
});

export const recordPrice = defineEndpoint({
  name: 'recordPrice',
  purpose: 'Write down a price seen at a market today; it counts as one sample.',
  method: 'POST',
  path: '/api/admin/markets/:marketId/prices',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: observedPrice,
  reply: priceSample,
  refusals: ['not-found'],
});

export const correctPrice = defineEndpoint({
  name: 'correctPrice',
  purpose: 'Set a price by hand; it stands above what was learned until it is removed.',
  method: 'PUT',
  path: '/api/admin/markets/:marketId/prices/correction',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: observedPrice,
  reply: storedPrice,
  refusals: ['not-found'],
});

export const removeCorrection = defineEndpoint({
  name: 'removeCorrection',
  purpose: 'Take a price set by hand away; what was learned speaks again.',
  method: 'DELETE',
  path: '/api/admin/markets/:marketId/prices/:itemId/:measure',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: pricedPlace,
  reply: z.object({ done: z.literal(true) }),
  refusals: ['not-found'],
});

export const listSamplesWaiting = defineEndpoint({
  name: 'listSamplesWaiting',
  purpose: 'The hundred oldest prices that wait for an admin’s look, and how many wait in all.',
  method: 'GET',
  path: '/api/admin/prices/waiting',
  audience: 'markets:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.object({ waiting: z.int(), samples: z.array(priceSample) }),
  refusals: [],
});

export const decideSample = defineEndpoint({
  name: 'decideSample',
  purpose: 'Accept a price that waited, or refuse it.',
  method: 'POST',
  path: '/api/admin/prices/waiting/:sampleId',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ sampleId, decision: z.enum(['accept', 'refuse']) }),
  reply: priceSample,
  refusals: ['not-found', 'already-decided'],
});
