import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { settingKey, settingRow, settingValue } from '#contract/settings/schema.ts';
import { cityId } from '../ids.ts';

export const listCitySettings = defineEndpoint({
  name: 'listCitySettings',
  purpose: 'The settings of which a city has its own; for the others the house’s count.',
  method: 'GET',
  path: '/api/admin/cities/:cityId/settings',
  audience: 'settings:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ cityId }),
  reply: z.array(settingRow),
  refusals: ['not-found'],
});

export const changeCitySetting = defineEndpoint({
  name: 'changeCitySetting',
  purpose: 'Give a city a setting of its own, or let the house’s count there again.',
  method: 'PUT',
  path: '/api/admin/cities/:cityId/settings/:key',
  audience: 'settings:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({
    cityId,
    key: settingKey,
    /** Null: the house’s again. */
    value: z.nullable(settingValue),
    /** The city’s own value that this admin saw, null for the house’s; refused if another admin has changed it since. */
    from: z.optional(z.nullable(settingValue)),
  }),
  reply: z.array(settingRow),
  refusals: ['not-found', 'bad-setting', 'not-allowed', 'changed-meanwhile'],
});
