import type { Language } from '#contract/accounts/schema.ts';
import { publicCopySource } from '#contract/copy/public.ts';
import { paths } from '#contract/paths.ts';
import { filesOf, type Manifest } from '#server/http/pages/vite-manifest.ts';

/** The files that a page opened without network needs beside its entry. */
export interface Opened {
  words: Record<Language, string[]>;
  /** By address; elsewhere a page finds out for itself. */
  screens: Record<string, string[]>;
  /** The address that nearly everybody goes to from an address. */
  next: Readonly<Record<string, string>>;
}

/** The begin of an installed app alone. */
const start = 'web/frame/start/installed-start.tsx';
const home = ['web/screens/customer/pwa.tsx'];
const order = ['web/screens/customer/order.tsx'];
const orders = ['web/screens/customer/orders.tsx'];
const inAgentsFrame = (screen: string) => ['web/frame/agent-frame.tsx', `web/screens/agent/${screen}.tsx`];

/** The pages at which people open the app without network, and the sources of what is drawn there first. */
const sources: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: home,
  [paths.appHome]: home,
  [paths.order]: order,
  [paths.placeOrder]: order,
  [paths.orders]: orders,
  [paths.myOrders]: orders,
  [paths.agentRun]: inAgentsFrame('run'),
  [paths.agentFloat]: inAgentsFrame('float'),
};

const next = { [paths.home]: paths.order, [paths.appHome]: paths.order };

/** Known beforehand they are fetched in one go; found out, each file waits for the one that asks for it. */
export function openedAt(manifest: Manifest, entry: string): Opened {
  const withEntry = new Set(filesOf(manifest, [entry]));
  const partsOf = (names: readonly string[]) => {
    const missing = names.find((name) => manifest[name] === undefined);
    if (missing !== undefined)
      throw new Error(`The web build has no ${missing}, which opens without network.`);
    return filesOf(manifest, names).filter((file) => !withEntry.has(file));
  };
  const words = (language: Language) => partsOf([publicCopySource(language)]);
  const screens = Object.entries(sources).map(([path, names]) => [path, partsOf([start, ...names])] as const);
  return { words: { pcm: words('pcm'), en: words('en') }, screens: Object.fromEntries(screens), next };
}
