import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { noInput } from '../fields.ts';
import { askedLegalText, legalText } from '../pages/legal.ts';
import { setting, settingChange, settingKey, settingRow, settingValue } from './schema.ts';

export const listSettings = defineEndpoint({
  name: 'listSettings',
  purpose: 'The settings that everybody may read.',
  method: 'GET',
  path: '/api/settings',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(setting),
  refusals: [],
});

export const showLegalText = defineEndpoint({
  name: 'showLegalText',
  purpose: 'What stands on the page on privacy, terms or accessibility.',
  method: 'GET',
  path: '/api/legal/:page/:language',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: askedLegalText,
  reply: legalText,
  refusals: [],
});

export const listAllSettings = defineEndpoint({
  name: 'listAllSettings',
  purpose: 'Every setting, and who changed it when.',
  method: 'GET',
  path: '/api/admin/settings',
  audience: 'settings:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(settingRow),
  refusals: [],
});

export const changeSetting = defineEndpoint({
  name: 'changeSetting',
  purpose: 'Change one setting; the maintenance switch belongs to the launch screen.',
  method: 'PUT',
  path: '/api/admin/settings/:key',
  audience: 'settings:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({
    key: settingKey,
    value: settingValue,
    /** Value that this admin saw; the write is refused if another admin has changed it since. */
    from: z.optional(settingValue),
  }),
  reply: settingRow,
  refusals: ['bad-setting', 'not-allowed', 'changed-meanwhile'],
});

export const listSettingChanges = defineEndpoint({
  name: 'listSettingChanges',
  purpose: 'What one setting has been and who changed it when, the last twenty times.',
  method: 'GET',
  path: '/api/admin/settings/:key/changes',
  audience: 'settings:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ key: settingKey }),
  reply: z.array(settingChange),
  refusals: [],
});
