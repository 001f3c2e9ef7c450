import { paths } from '#contract/paths.ts';

/** The secret address of a list that is not typed; what stands behind the # reaches no server. */
export function requestLink(id: string, token: string): string {
  return `${paths.order}#${id}.${token}`;
}
