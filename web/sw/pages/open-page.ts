import { cachedShell } from './shell.ts';
import { filledShell } from './filled-shell.ts';
import { notePerson } from '../caches/replies.ts';
import { within } from '../within.ts';

/** Longer than a server takes on a slow network, shorter than a person waits before a white page. */
const patienceMs = 4000;

/** A page as the server renders it; without network the shell, which opens the same screen from what was kept. */
export async function openPage(event: FetchEvent): Promise<Response> {
  const page = preloaded(event);
  event.waitUntil(page.then(notePerson).catch(() => undefined));
  try {
    return await within(patienceMs, page);
  } catch {
    const shell = await cachedShell();
    return shell === undefined ? page : filledShell(shell, new URL(event.request.url).pathname);
  }
}

/** The browser has asked already while this worker was starting. */
async function preloaded(event: FetchEvent): Promise<Response> {
  const asked: unknown = await event.preloadResponse;
  return asked instanceof Response ? asked : fetch(event.request);
}
