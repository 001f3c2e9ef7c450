import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Language } from '#contract/accounts/schema.ts';
import type { PublicCopy } from '#contract/copy/public.ts';
import type { Preloadable } from './preloadable.ts';

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

/** Declarations of a screen beside its component. */
export interface ScreenPage {
  /** Fetches what must be there before the first paint. */
  prepare?: (client: QueryClient, params: Params, language: Language) => Promise<unknown>[];
  meta: (context: MetaContext) => Meta;
  /** Likely next address, loaded in advance once this screen stands. */
  next?: string;
}

interface BesideScreen {
  page: ScreenPage;
}

export type ScreenModule = BesideScreen & { default: ComponentType<ScreenProps> };

/** A screen in a chunk of its own. */
export interface LazyScreen extends Preloadable<ScreenProps, BesideScreen> {
  /** The source file, as the build's manifest names it. */
  source: string;
}
