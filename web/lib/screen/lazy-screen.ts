import { preloadable } from './preloadable.ts';
import type { LazyScreen, ScreenModule } from './screen.tsx';

export function lazyScreen(source: string, load: () => Promise<ScreenModule>): LazyScreen {
  return { source, ...preloadable(load) };
}
