import { routeWords } from './paths.ts';

/** The specification's slug: lower-cased, non-alphanumerics removed, spaces turned into hyphens. */
export function pageSlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .replace(/\s+/g, '-');
}

/** A page whose slug is a route's word, or nothing at all, could never be opened. */
export function isUsableSlug(slug: string): boolean {
  return slug !== '' && !routeWords.has(slug);
}
