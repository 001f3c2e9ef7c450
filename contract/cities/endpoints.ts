import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { noInput } from '../fields.ts';
import { changedCity, city, newCity, officeCity } from './schema.ts';

export const listCities = defineEndpoint({
  name: 'listCities',
  purpose: 'The cities that the house works in, by name.',
  method: 'GET',
  path: '/api/cities',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(city),
  refusals: [],
});

export const listAllCities = defineEndpoint({
  name: 'listAllCities',
  purpose: 'Every city, those that are not shown too, and how many markets and agents each has.',
  method: 'GET',
  path: '/api/admin/cities',
  audience: 'settings:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(officeCity),
  refusals: [],
});

export const addCity = defineEndpoint({
  name: 'addCity',
  purpose: 'Add a city; the address of its page is made from its name, and its letters stay.',
  method: 'POST',
  path: '/api/admin/cities',
  audience: 'settings:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: newCity,
  reply: officeCity,
  refusals: ['slug-taken', 'slug-reserved', 'letters-taken'],
});

export const changeCity = defineEndpoint({
  name: 'changeCity',
  purpose: 'Change a city’s name, hours, middle, or whether it is shown.',
  method: 'PUT',
  path: '/api/admin/cities/:cityId',
  audience: 'settings:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: changedCity,
  reply: officeCity,
  refusals: ['not-found', 'slug-taken', 'slug-reserved', 'changed-meanwhile', 'last-city', 'markets-shown'],
});
