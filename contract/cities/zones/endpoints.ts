import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { noInput } from '#contract/fields.ts';
import { cityId } from '../ids.ts';
import { changedZone, cityOfZones, importedZone, mostImported, newZone, officeZone, zone } from './schema.ts';

export const listZones = defineEndpoint({
  name: 'listZones',
  purpose:
    'The neighbourhoods that are served, of one city or of all, with their outlines and what a delivery there costs more.',
  method: 'GET',
  path: '/api/zones',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ cityId: z.optional(cityId) }),
  reply: z.array(zone),
  refusals: [],
});

export const listAllZones = defineEndpoint({
  name: 'listAllZones',
  purpose: 'Every zone, those that are closed too, and the cities that they lie in.',
  method: 'GET',
  path: '/api/admin/zones',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.object({ cities: z.array(cityOfZones), zones: z.array(officeZone) }),
  refusals: [],
});

export const addZone = defineEndpoint({
  name: 'addZone',
  purpose: 'Add a neighbourhood, with the outline that was drawn for it.',
  method: 'POST',
  path: '/api/admin/zones',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: newZone,
  reply: officeZone,
  refusals: ['not-found', 'zone-name-taken', 'bad-outline', 'outside-city', 'zones-overlap'],
});

export const changeZone = defineEndpoint({
  name: 'changeZone',
  purpose: 'Change a zone’s name, outline or addition, or open and close it.',
  method: 'PUT',
  path: '/api/admin/zones/:zoneId',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: changedZone,
  reply: officeZone,
  refusals: [
    'not-found',
    'zone-name-taken',
    'bad-outline',
    'outside-city',
    'zones-overlap',
    'changed-meanwhile',
  ],
});

export const importZones = defineEndpoint({
  name: 'importZones',
  purpose: 'Take over the zones of a file, all of them or none.',
  method: 'PUT',
  path: '/api/admin/zones',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({
    cityId,
    zones: z.array(importedZone).check(z.minLength(1), z.maxLength(mostImported)),
  }),
  reply: z.array(officeZone),
  refusals: ['not-found', 'zone-name-taken', 'bad-outline', 'outside-city', 'zones-overlap'],
});
