import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '#contract/accounts/schema.ts';
import { bootElementId, type Theme } from '#contract/pages/rendering.ts';

/** Boot data that the server puts into a page. */
export interface Boot {
  language: Language;
  theme: Theme;
  /** The server's clock, so that the first paint says the same on both sides. */
  now: string;
  gateShut: boolean;
  publicUrl: string;
  mapTilesUrl: string | null;
  /** True where the body is the rendered screen, to be hydrated; false where it is only its loader. */
  rendered: boolean;
  queries: DehydratedState;
}

/** Reads the hand-over; a page that came without one (the development shell) starts from nothing. */
export function readBoot(document: Document): Boot | undefined {
  const text = document.getElementById(bootElementId)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written into this very page by the server of the same build
  return text ? (JSON.parse(text) as Boot) : undefined;
}
