import * as z from 'zod/mini';
import { instant, orNothing, prose } from '../fields.ts';
import { settingKeys } from './setting-rules.ts';

export const settingKey = z.enum(settingKeys);

export const setting = z.object({ key: z.string(), value: z.string() });
export type Setting = z.output<typeof setting>;

export const settingRow = z.object({
  key: settingKey,
  value: z.string(),
  isPublic: z.boolean(),
  changedAt: z.nullable(instant),
  changedBy: z.nullable(z.string()),
});
export type SettingRow = z.output<typeof settingRow>;

/** One change of a setting; no earlier value means the default applied. */
export const settingChange = z.object({
  at: instant,
  by: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.string(),
  /** The city whose own it is, nothing for the house’s; an empty value then means the house’s. */
  city: orNothing(z.string()),
});
export type SettingChange = z.output<typeof settingChange>;

/** As long as a legal text may be; the others are shorter by their rules. */
export const settingValue = prose(20_000);
