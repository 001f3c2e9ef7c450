import { paths } from '../paths.ts';

// Signing in, the gate itself, and whatever concerns an order already placed stay open.
const answeredBehindTheGate: ReadonlySet<string> = new Set([
  paths.login,
  paths.maintenance,
  paths.privacy,
  paths.terms,
  paths.accessibility,
  paths.track,
  paths.orders,
  paths.myOrders,
  paths.profile,
  paths.appSettings,
  paths.admin,
  paths.testing,
  // The empty page that a device keeps: it shows nothing by itself.
  '/app',
]);

/** True for the pages that send those outside to the maintenance page while the gate is shut. */
export function closesWithTheGate(pathname: string): boolean {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return !answeredBehindTheGate.has(first);
}
