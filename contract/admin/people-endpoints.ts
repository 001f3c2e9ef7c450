import * as z from 'zod/mini';
import { person } from '../accounts/schema.ts';
import { inCity } from '../office/in-city.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { koboSum } from '../kobo.ts';

/** Facts about people that other tables than the accounts hold. */
export const peopleMatters = ['owes', 'muted', 'seen'] as const;
export type PeopleMatter = (typeof peopleMatters)[number];

export const mostOfAMatter = 200;

export const listPeopleWho = defineEndpoint({
  name: 'listPeopleWho',
  purpose:
    'Who owes for orders, the largest debt first; who cannot write in chats, the longest first; who was here last.',
  method: 'GET',
  path: '/api/admin/people-who',
  audience: 'users:view',
  narrows: true,
  duringMaintenance: 'answered',
  input: z.strictObject({ ...inCity, matter: z.enum(peopleMatters) }),
  reply: z.object({
    people: z.array(
      z.object({
        person,
        /** Debt; null unless debts were asked for. */
        owedKobo: z.nullable(koboSum),
        /** Until when they are muted, or when they were last here. */
        at: z.nullable(instant),
      }),
    ),
    /** There are more than a look shows. */
    isMore: z.boolean(),
  }),
  /** Debts are for `money:view`, mutes for `chats:reply`. */
  refusals: ['not-allowed'],
});
