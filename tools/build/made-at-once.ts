import { sourcePath } from './source-path.ts';
import { openings } from './travel-together.ts';

/** A file of the web, as the bundler tells of it. */
interface File {
  name: string;
  facadeModuleId: string | null;
}

const firstVisit = new Set(['app', 'overlays', 'landing']);
const laterOpenings = new Set(Object.keys(openings).filter((name) => !firstVisit.has(name)));
const screens = /^web\/(screens\/(customer|agent)\/|frame\/(agent-frame|start\/installed-start)\.tsx$)/;

/**
 * Chromium makes functions when they are first called, and keeps beside a file those that had been called when the file
 * had run: a screen's are called later, so they were read anew at every opening. With this line at the top of a file it
 * makes all of them, away from the page's own thread. Not where a first visit would wait for it.
 */
export function madeAtOnce({ name, facadeModuleId }: File): string {
  const source = facadeModuleId === null ? '' : sourcePath(facadeModuleId);
  // A shared file is called after the openings that need it.
  const [opening = ''] = name.split('-');
  return laterOpenings.has(opening) || screens.test(source) ? '//# allFunctionsCalledOnLoad' : '';
}
