import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';
import type { Language } from '#contract/accounts/schema.ts';
import type { PublicCopy } from '#contract/copy/public.ts';

export type Params = Readonly<Record<string, string>>;

export interface ScreenProps {
  params: Params;
}

export interface Meta {
  title: string;
  description?: string;
  status?: 200 | 404;
  /** schema.org data about the page. */
  structuredData?: object;
}

export interface MetaContext {
  language: Language;
  copy: PublicCopy;
  params: Params;
  /** Reads what `prepare` has fetched. */
  client: QueryClient;
  publicUrl: string;
}

/** What a screen says of itself beside its component. */
export interface ScreenPage {
  /** Fetches what must be there before the first paint. */
  prepare?: (client: QueryClient, params: Params) => Promise<unknown>[];
  meta: (context: MetaContext) => Meta;
}

export interface ScreenModule {
  default: ComponentType<ScreenProps>;
  page: ScreenPage;
}

/** A screen in a chunk of its own; once preloaded it renders at once, on the server too. */
export interface LazyScreen {
  /** The source file, as the build's manifest names it. */
  source: string;
  preload: () => Promise<ScreenModule>;
  loaded: () => ScreenModule | undefined;
  /** After its file could not be fetched: the next time it is shown, it is fetched again. */
  startAnew: () => void;
  Screen: ComponentType<ScreenProps>;
}

export function lazyScreen(source: string, load: () => Promise<ScreenModule>): LazyScreen {
  let module: ScreenModule | undefined;
  const preload = async () => (module ??= await load());
  // React keeps a failure for as long as it keeps the lazy component.
  let Waiting = lazy(preload);
  return {
    source,
    preload,
    loaded: () => module,
    startAnew: () => {
      Waiting = lazy(preload);
    },
    Screen: function Screen(props: ScreenProps) {
      const Ready = module?.default;
      return Ready === undefined ? <Waiting {...props} /> : <Ready {...props} />;
    },
  };
}
