import { useLocation, useSearch } from 'wouter';
import { paths } from '#contract/paths.ts';
import { signInAddress } from '#web/lib/screen/access.ts';

/**
 * The address of signing in: from a page on which an order is written or followed it leads back there, elsewhere home.
 */
export function useSignInAddress(): string {
  const [pathname] = useLocation();
  const search = useSearch();
  const comesBack =
    pathname === paths.order || pathname === paths.placeOrder || pathname.startsWith(paths.trackOrder(''));
  return comesBack ? signInAddress(search === '' ? pathname : `${pathname}?${search}`) : paths.login;
}
