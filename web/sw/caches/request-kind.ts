import {
  createOwner,
  deleteAccount,
  me,
  resetPassword,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
} from '#contract/accounts/endpoints.ts';
import { showMyApplication, showShift } from '#contract/agents/endpoints.ts';
import { listMyPriceRound } from '#contract/agents/prices/endpoints.ts';
import { listCities } from '#contract/cities/endpoints.ts';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { shareAddress } from '#contract/installed/shared.ts';
import { showGuide } from '#contract/lists/catalogue/endpoints.ts';
import { listRefusedGoods } from '#contract/lists/refused/endpoints.ts';
import { listSavedAddresses, listSavedLists } from '#contract/lists/saved/endpoints.ts';
import { listMarkets, showMarket } from '#contract/markets/endpoints.ts';
import { listMyOrders } from '#contract/orders/endpoints.ts';
import { listMyHours } from '#contract/orders/windows/endpoints.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import { showMyPaper } from '#contract/payments/agents/endpoints.ts';
import { showMyCredit } from '#contract/payments/credit/endpoints.ts';
import { showMyEarnings } from '#contract/payments/earnings/endpoints.ts';
import { listSettings, showLegalText } from '#contract/settings/endpoints.ts';

/** The same for everybody, whoever asks. */
const everybodys = [
  listSettings,
  showLegalText,
  listCities,
  listMarkets,
  listZones,
  showMarket,
  showGuide,
  listRefusedGoods,
];

/** A person's own, and never anybody else's: what staff read of others is in no list. */
const own = [
  me,
  listMyOrders,
  listSavedLists,
  listSavedAddresses,
  showMyCredit,
  showMyApplication,
  showRun,
  showShift,
  listMyHours,
  listMyPriceRound,
  showMyPaper,
  showMyEarnings,
];

/** After these the phone may be in other hands. */
const handingOver = [signIn, signUp, signOut, signOutEverywhere, resetPassword, createOwner, deleteAccount];

/** Kind of a request; `elsewhere` is everything that the worker leaves to the browser. */
export type Asked =
  | 'page'
  | 'file'
  | 'picture'
  | 'original'
  | 'read-of-all'
  | 'own-read'
  | 'hand-over'
  | 'shared'
  | 'elsewhere';

type Request = Pick<globalThis.Request, 'url' | 'method' | 'mode'>;

export function askedFor({ url, method, mode }: Request, origin: string): Asked {
  const address = new URL(url);
  if (address.origin !== origin) return 'elsewhere';
  const { pathname } = address;
  if (method === 'POST' && pathname === shareAddress) return 'shared';
  if (method !== 'GET') return isOneOf(handingOver, pathname, method) ? 'hand-over' : 'elsewhere';
  if (mode === 'navigate') return isPage(pathname) ? 'page' : 'elsewhere';
  if (pathname.startsWith('/assets/')) return 'file';
  if (/^\/(icons\/[^/]+|favicon|og)\.(png|svg)$/.test(pathname)) return 'picture';
  // A page asks so for what an agent's order was written down from; other pictures are shown by their address.
  if (mode === 'cors' && /^\/media\/(recordings\/)?[^/]+$/.test(pathname)) return 'original';
  if (isOneOf(everybodys, pathname, method)) return 'read-of-all';
  return isOneOf(own, pathname, method) ? 'own-read' : 'elsewhere';
}

/** Files have a dot in their last word; calls and uploaded pictures have folders of their own. */
function isPage(pathname: string): boolean {
  return !/^\/(api|media|assets)\//.test(pathname) && !/\.[^/]*$/.test(pathname);
}

function isOneOf(endpoints: readonly Endpoint[], pathname: string, method: string): boolean {
  return endpoints.some((endpoint) => endpoint.method === method && matches(endpoint.path, pathname));
}

function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length && wanted.every((word, at) => word.startsWith(':') || word === given[at])
  );
}
