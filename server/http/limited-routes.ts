import * as z from 'zod/mini';
import { citiesOf, scopeOf } from '#contract/audience.ts';
import { inCity } from '#contract/office/in-city.ts';
import { headOfficeSentence } from '#contract/copy/refusals/head-office.ts';
import { errorCode } from '../db/connections/lost-connection.ts';
import type { Caller } from './caller.ts';
import { userOf } from './person.ts';
import type { Answered, Route } from './route.ts';

/** Sets of cities whose routes are cached; a house has a few sets, and each change of them makes another. */
const mostSets = 40;

const rowNotTheirs = '42501';

interface Cities {
  buildWithin: (cities: readonly string[]) => readonly Route[];
  /** The city with this slug; an older PostgreSQL can limit nobody to it. */
  findCityNamed: (slug: string) => Promise<{ id: string; canLimit: boolean } | undefined>;
}

/**
 * The same routes for everybody who sees every city. An admin limited to some, or a caller who asks for one of theirs,
 * is answered by routes that were built over a database that shows no other.
 */
export function limitRoutes(routes: readonly Route[], { buildWithin, findCityNamed }: Cities): Route[] {
  const routesOf = rememberSets((cities) => byName(buildWithin(cities)));
  return routes.map((route) => {
    // A reply that is the same for everybody is the same for them.
    if (scopeOf(route.endpoint) !== 'cities' || route.forget !== undefined) return route;
    return {
      ...route,
      answer: async (input, caller) => {
        const theirs = citiesOf(userOf(caller.person));
        const slug = route.endpoint.narrows === true ? cityIn(input) : undefined;
        const one = slug === undefined ? undefined : await findCityNamed(slug);
        if (slug !== undefined && !isOf(theirs, one)) return { ok: false, reason: 'not-found' };
        if (one?.canLimit === false) return { ok: false, reason: 'cities-not-ready' };
        const cities = one === undefined ? theirs : [one.id];
        if (cities === undefined) return route.answer(input, caller);
        const limited = routesOf(cities).get(route.endpoint.name);
        if (limited === undefined) throw new Error(`no route answers ${route.endpoint.name} within cities`);
        return orHeadOffice(limited.answer(input, caller), caller);
      },
    };
  });
}

const naming = z.object(inCity);

/** The slug that the input names; one that cannot be a slug is refused with the rest of the input. */
function cityIn(input: unknown): string | undefined {
  const read = naming.safeParse(input);
  return read.success ? read.data.city : undefined;
}

/** True for a city among those to which somebody is limited, or any for who sees all. */
function isOf(theirs: readonly string[] | undefined, city: { id: string } | undefined): boolean {
  return city !== undefined && (theirs === undefined || theirs.includes(city.id));
}

/** A row that would belong to another city, or to all of them, is the head office's to write. */
async function orHeadOffice(answering: Promise<Answered>, { language }: Caller): Promise<Answered> {
  try {
    return await answering;
  } catch (error) {
    if (errorCode(error) !== rowNotTheirs) throw error;
    return { ok: false, reason: 'not-allowed', sentence: headOfficeSentence(language) };
  }
}

function byName(routes: readonly Route[]): ReadonlyMap<string, Route> {
  return new Map(routes.map((route) => [route.endpoint.name, route]));
}

type RoutesByName = ReadonlyMap<string, Route>;

function rememberSets(build: (cities: readonly string[]) => RoutesByName) {
  const known = new Map<string, RoutesByName>();
  return (cities: readonly string[]): RoutesByName => {
    const key = cities.toSorted().join();
    const routes = known.get(key) ?? build(cities);
    // The set that was asked last stays longest.
    known.delete(key);
    known.set(key, routes);
    const [oldest] = known.keys();
    if (known.size > mostSets && oldest !== undefined) known.delete(oldest);
    return routes;
  };
}
