import { relative } from 'node:path';
import { root } from '#tools/setup/root.mjs';

/** A file of the web, as the bundler tells of it. */
interface File {
  name: string;
  facadeModuleId: string | null;
}

/** Shared by screens that come after the first visit; `travel-together.ts` gives the names. */
const sharedByScreens = /^(order|orders|track|tracking|run)(-|$)/;
const screens = /^web\/(screens\/(customer|agent)\/|frame\/(agent-frame|installed-start)\.tsx$)/;

/**
 * Chromium makes functions when they are first called, and keeps beside a file those that had been called when the file
 * had run: a screen's are called later, so they were read anew at every opening. With this line at the top of a file it
 * makes all of them, away from the page's own thread. Not where a first visit would wait for it.
 */
export function madeAtOnce({ name, facadeModuleId }: File): string {
  const source = facadeModuleId === null ? '' : relative(root, facadeModuleId);
  return sharedByScreens.test(name) || screens.test(source) ? '//# allFunctionsCalledOnLoad' : '';
}
