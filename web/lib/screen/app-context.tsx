import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Language } from '#contract/accounts/schema.ts';
import type { PublicCopy } from '#contract/copy/public.ts';
import type { Theme } from '#contract/pages/rendering.ts';
import type { DisplayMode } from '../device/display-mode.ts';

/** Context of every screen: language, copy, clock, and how the app was opened. */
export interface AppContext {
  language: Language;
  copy: PublicCopy;
  theme: Theme;
  displayMode: DisplayMode;
  /** As it was at first paint: pictures that people uploaded wait to be touched. */
  savesData: boolean;
  gateShut: boolean;
  publicUrl: string;
  /** Source of map tiles; null where maps are drawn on plain paper. */
  mapTilesUrl: string | null;
  /** The clock at first paint. */
  startedAt: Date;
  changeLanguage: (language: Language) => Promise<void>;
}

const ContextOfScreens = createContext<AppContext | null>(null);

export function AppContextProvider({ value, children }: { value: AppContext; children: ReactNode }) {
  return <ContextOfScreens value={value}>{children}</ContextOfScreens>;
}

export function useAppContext(): AppContext {
  const context = use(ContextOfScreens);
  if (context === null) throw new Error('A screen stands outside the app');
  return context;
}

/** The words of the public screens, in this device's language. */
export function useCopy(): PublicCopy {
  return useAppContext().copy;
}

/** The words of another audience's catalogue, which its own screens bring along. */
export function useCatalogue<Catalogue>(catalogues: Readonly<Record<Language, Catalogue>>): Catalogue {
  return catalogues[useAppContext().language];
}

const aMinute = 60_000;

let lastLook = new Date(0);

/** One moment for a whole minute: everything that is drawn together tells the same time. */
function thisMinute(): Date {
  if (Math.abs(Date.now() - lastLook.getTime()) >= aMinute) lastLook = new Date();
  return lastLook;
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, aMinute);
  return () => clearInterval(timer);
}

/** The time now, to the minute; while the server's page is taken over, the server's. */
export function useNow(): Date {
  const { startedAt } = useAppContext();
  return useSyncExternalStore(everyMinute, thisMinute, () => startedAt);
}
