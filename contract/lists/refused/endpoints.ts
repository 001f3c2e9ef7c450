import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { noInput } from '#contract/fields.ts';
import { refusedGood, refusedGoods } from './schema.ts';

export const listRefusedGoods = defineEndpoint({
  name: 'listRefusedGoods',
  purpose: 'Every word for goods that are not carried, or that only a grown person may receive.',
  method: 'GET',
  path: '/api/refused-goods',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(refusedGood),
  refusals: [],
});

export const changeRefusedGoods = defineEndpoint({
  name: 'changeRefusedGoods',
  purpose: 'Say anew what is not carried, and what only a grown person may receive.',
  method: 'PUT',
  path: '/api/admin/refused-goods',
  audience: 'markets:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({
    goods: refusedGoods,
    /** The list as this admin saw it: changes that another made meanwhile are not written over. */
    seen: refusedGoods,
  }),
  reply: z.array(refusedGood),
  refusals: ['item-name-unreadable', 'changed-meanwhile'],
});
