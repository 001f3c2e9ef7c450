import { paths } from '#contract/paths.ts';

/** The link for family: code and key stand behind the #, where they reach no server and no log. */
export function watchLink(code: string, key: string): string {
  return `${paths.openOrder}/#${code}.w.${key}`;
}
