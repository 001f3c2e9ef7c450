import { useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '#contract/paths.ts';

/** Screens of the office that show one city where one is chosen; everywhere else `city` is another word. */
const screens: ReadonlySet<string> = new Set([
  paths.admin,
  paths.adminOrders,
  paths.adminLists,
  paths.adminChats,
  paths.adminAgents,
  paths.adminUsers,
  paths.adminMarkets,
  paths.adminAnalytics,
]);

export function showsOneCity(pathname: string): boolean {
  return screens.has(pathname);
}

let chosen: string | undefined;
const listeners = new Set<() => void>();

/** The slug that this page chose last. A page that is loaded anew knows what its address says, and nothing else. */
export function chosenOfficeCity(): string | undefined {
  return chosen;
}

export function chooseOfficeCity(slug: string | undefined): void {
  chosen = slug;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Slug of the one city that the office looks at; nothing for all that somebody sees. */
export function useOfficeCity(): string | undefined {
  const [pathname] = useLocation();
  const search = useSearch();
  const before = useSyncExternalStore(listen, chosenOfficeCity, () => undefined);
  const named = showsOneCity(pathname) ? new URLSearchParams(search).get('city') : null;
  return named ?? before;
}

/** The part of a call's input that names a city. */
export interface InCity {
  city?: string;
}

/** The same as input of the calls that narrow. */
export function useInCity(): InCity {
  const city = useOfficeCity();
  return city === undefined ? {} : { city };
}

/** An address of the office with that city in it. */
export function officeAddress(to: string, city: string | undefined): string {
  return city === undefined || !showsOneCity(to) ? to : `${to}?city=${city}`;
}
