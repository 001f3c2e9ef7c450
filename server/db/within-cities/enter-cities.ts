import { citiesRole } from './role-name.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Makes the present transaction one of somebody who sees these cities and no other. */
export function enterCities(cities: readonly string[]): string {
  const strange = cities.find((city) => !uuid.test(city));
  if (strange !== undefined) throw new TypeError('A city is named by its id');
  return `set local role ${citiesRole}; set local marketwaka.cities = '{${cities.join(',')}}'`;
}
