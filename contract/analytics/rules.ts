import { paths } from '../paths.ts';

/** The page that a visit counts for: an order's code in an address is its owner's, and not for statistics. */
export function pageOf(path: string): string {
  return path.startsWith(`${paths.track}/`) ? `${paths.track}/:code` : path;
}
