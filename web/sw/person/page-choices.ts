import type { Choices } from '#contract/installed/workers.ts';
import { deviceCache } from './device-cache.ts';

const place = '/choices';

/** Notes the language and the theme that pages are wanted in. */
export async function keepChoices(choices: Choices): Promise<void> {
  await (await caches.open(deviceCache)).put(place, Response.json(choices));
}

/** As they were chosen last; nothing before a page has told. */
export async function storedChoices(): Promise<Choices | undefined> {
  const cached = await (await caches.open(deviceCache)).match(place);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this worker alone
  return cached === undefined ? undefined : ((await cached.json()) as Choices);
}
