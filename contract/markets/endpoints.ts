import * as z from 'zod/mini';
import { cityInput } from '../office/in-city.ts';
import { defineEndpoint } from '../endpoint.ts';
import { line, noInput } from '../fields.ts';
import { pictureId } from '../media/schema.ts';
import { changedMarket, market, marketId, marketPosition, newMarket, writtenMarket } from './schema.ts';

export const listMarkets = defineEndpoint({
  name: 'listMarkets',
  purpose: 'The markets that are shown to everybody, by name.',
  method: 'GET',
  path: '/api/markets',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(market),
  refusals: [],
});

export const showMarket = defineEndpoint({
  name: 'showMarket',
  purpose: 'One market by its slug.',
  method: 'GET',
  path: '/api/markets/:slug',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ slug: line(120) }),
  reply: market,
  refusals: ['not-found'],
});

export const listAllMarkets = defineEndpoint({
  name: 'listAllMarkets',
  purpose: 'Every market, the hidden ones too.',
  method: 'GET',
  path: '/api/admin/markets',
  audience: 'markets:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(market),
  refusals: [],
});

export const addMarket = defineEndpoint({
  name: 'addMarket',
  purpose: 'Add a market; its address is made from its name.',
  method: 'POST',
  path: '/api/admin/markets',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: newMarket,
  reply: market,
  refusals: ['slug-taken', 'slug-reserved', 'city-hidden', 'no-such-city'],
});

export const changeMarket = defineEndpoint({
  name: 'changeMarket',
  purpose: 'Change a market’s name, text, days, hours or whether it is shown.',
  method: 'PUT',
  path: '/api/admin/markets/:marketId',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.extend(changedMarket, {
    /** As this admin saw it: what another has made of it meanwhile is not written over. */
    seen: z.optional(writtenMarket),
  }),
  reply: market,
  refusals: [
    'not-found',
    'slug-taken',
    'slug-reserved',
    'changed-meanwhile',
    'city-hidden',
    'city-fixed',
    'no-such-city',
  ],
});

export const placeMarket = defineEndpoint({
  name: 'placeMarket',
  purpose: 'Say where a market stands; agents are sent there, and times are reckoned from there.',
  method: 'PUT',
  path: '/api/admin/markets/:marketId/position',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ marketId, position: marketPosition }),
  reply: market,
  refusals: ['not-found', 'outside-city'],
});

export const setMarketPhoto = defineEndpoint({
  name: 'setMarketPhoto',
  purpose: 'Show a photo of the market in place of its drawing, or the drawing again.',
  method: 'PUT',
  path: '/api/admin/markets/:marketId/photo',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ marketId, pictureId: z.nullable(pictureId) }),
  reply: market,
  refusals: ['not-found', 'no-such-picture'],
});
