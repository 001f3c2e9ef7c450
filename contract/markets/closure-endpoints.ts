import * as z from 'zod/mini';
import { inCity } from '../office/in-city.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done } from '../fields.ts';
import { closure, closureDays, closureId, newClosure } from './closure.ts';

export const listClosures = defineEndpoint({
  name: 'listClosures',
  purpose: 'The closures of all markets that touch these days, those that are over too.',
  method: 'GET',
  path: '/api/admin/closures',
  audience: 'markets:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: z.strictObject({ ...inCity, ...closureDays }),
  reply: z.array(closure),
  refusals: ['bad-days'],
});

export const addClosure = defineEndpoint({
  name: 'addClosure',
  purpose:
    'Close one market or all for some days; what nobody began to shop there by then goes to the next open day, or is cancelled, with everything back.',
  method: 'POST',
  path: '/api/admin/closures',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: newClosure,
  reply: closure,
  refusals: ['bad-days', 'not-found', 'closure-there'],
});

export const removeClosure = defineEndpoint({
  name: 'removeClosure',
  purpose: 'Take a closure away that is not over; orders that it moved or cancelled stay so.',
  method: 'DELETE',
  path: '/api/admin/closures/:closureId',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ closureId }),
  reply: done,
  refusals: ['not-found', 'closure-over'],
});
