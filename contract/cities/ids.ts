import type * as z from 'zod/mini';
import { id } from '../fields.ts';

export const cityId = id.brand<'CityId'>();
export type CityId = z.output<typeof cityId>;
export const zoneId = id.brand<'ZoneId'>();
export type ZoneId = z.output<typeof zoneId>;
