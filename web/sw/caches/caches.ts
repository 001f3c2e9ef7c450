import { thisBuild } from '../build.ts';

const shellPrefix = 'shell-';
const ownPrefix = 'own-';
const everybodysPrefix = 'everybodys';

/** The app itself: one cache a build, so that a page of the build before still finds its parts. */
export const shellCache = `${shellPrefix}${thisBuild.version}`;
/** Parts of the app that few need, kept once they were used. */
export const partsCache = 'parts';
export const picturesCache = 'pictures';
/** Replies that are the same for everybody; another number whenever screens want of them what older ones lack. */
export const everybodysCache = `${everybodysPrefix}-3`;

/** One person's replies. */
export function ownCache(person: string): string {
  return `${ownPrefix}${person}`;
}

/** Voice notes and photos that one person's orders were written down from. */
export function originalsCache(person: string): string {
  return `${ownPrefix}originals-${person}`;
}

/** Deletes what was kept for people, but for one of them. */
export async function forgetAllBut(person: string): Promise<void> {
  const theirs = new Set([ownCache(person), originalsCache(person)]);
  const others = (await caches.keys()).filter((name) => name.startsWith(ownPrefix) && !theirs.has(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Deletes the builds before the last one: a page that is still open may be of that one. */
export async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const before = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache);
  const outgrown = names.filter((name) => name.startsWith(everybodysPrefix) && name !== everybodysCache);
  await Promise.all([...before.slice(0, -1), ...outgrown].map((name) => caches.delete(name)));
}
