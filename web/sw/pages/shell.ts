import { appShellPath } from '#contract/installed/cache.ts';
import { thisBuild } from '../build.ts';
import { shellCache } from '../caches/caches.ts';
import { savesData } from './saves-data.ts';

const atOnce = 4;

/** Fetches the app: all of it is there, or this build is not installed. */
export async function installShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  const shell = await loaded(new Request(appShellPath, { cache: 'reload', credentials: 'omit' }));
  // A server that is just being renewed may answer with the page of another build.
  if (!(await shell.clone().text()).includes(thisBuild.entry))
    throw new Error('the shell is of another build');
  await keepParts([...thisBuild.files, ...thisBuild.fonts]);
  await cache.put(appShellPath, shell);
}

/** An agent works where there is no network: the screens of the work are kept too, for agents alone. */
export async function keepAgentsParts(): Promise<void> {
  await keepParts(thisBuild.agents);
}

async function keepParts(files: readonly string[]): Promise<void> {
  const cache = await caches.open(shellCache);
  const left = [...files];
  const fetchRest = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      if ((await cache.match(file)) !== undefined) continue;
      // Its hash is its name: what another build kept is the same file.
      const found = (await caches.match(file)) ?? (await fetchPart(file));
      if (found !== undefined) await cache.put(file, found);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchRest));
}

export async function cachedShell(): Promise<Response | undefined> {
  return caches.match(appShellPath, { cacheName: shellCache });
}

/** A person who saves data gets only files that pages have loaded already; the rest is stored when used. */
async function fetchPart(file: string): Promise<Response | undefined> {
  if (!savesData()) return loaded(new Request(file));
  const here = await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
  return here?.ok === true ? here : undefined;
}

async function loaded(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) throw new Error(`${request.url} answered ${response.status}`);
  return response;
}
