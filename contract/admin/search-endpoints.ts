import * as z from 'zod/mini';
import { role, userId } from '../accounts/schema.ts';
import { agentStates } from '../agents/schema.ts';
import { inCity } from '../office/in-city.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, line } from '../fields.ts';
import { orderStatuses } from '../orders/lifecycle.ts';
import { orderCode } from '../orders/schema.ts';

/** Limit of each kind; its list shows the rest. */
export const mostFound = 6;
export const shortestSearch = 2;

export const foundOrder = z.object({
  code: orderCode,
  status: z.enum(orderStatuses),
  customerName: z.string(),
  customerPhone: z.string(),
  receiverName: z.nullable(z.string()),
  marketName: z.string(),
  placedAt: instant,
});
export type FoundOrder = z.output<typeof foundOrder>;

export const foundPerson = z.object({
  userId,
  username: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role,
});
export type FoundPerson = z.output<typeof foundPerson>;

export const foundAgent = z.object({
  userId,
  name: z.string(),
  phone: z.string(),
  state: z.enum(agentStates),
  isOnline: z.boolean(),
});
export type FoundAgent = z.output<typeof foundAgent>;

export const searchEverything = defineEndpoint({
  name: 'searchEverything',
  purpose:
    'Orders, people and agents by a code, a number or a name, or a part of it: only what the asker may see.',
  method: 'GET',
  path: '/api/admin/search',
  /** The handler filters by rights: a kind that the caller may not see is null, found or not. */
  audience: 'signed-in',
  scope: 'cities',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({ ...inCity, search: line(80).check(z.minLength(shortestSearch)) }),
  reply: z.object({
    orders: z.nullable(z.object({ found: z.array(foundOrder), isMore: z.boolean() })),
    people: z.nullable(z.object({ found: z.array(foundPerson), isMore: z.boolean() })),
    agents: z.nullable(z.object({ found: z.array(foundAgent), isMore: z.boolean() })),
  }),
  refusals: [],
});
