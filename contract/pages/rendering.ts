import type { Language, User } from '../accounts/schema.ts';
import type { Endpoint, Outcome, ReplyOf, SentTo } from '../endpoint.ts';
import type { RefusalCode } from '../refusals.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The element that holds what the server hands over with a page. */
export const bootElementId = 'boot';

/** Facts that rendering a page needs. */
export interface PageRequest {
  /** Path and query as asked for. */
  url: string;
  user: User | null;
  language: Language;
  theme: Theme;
  /** Pictures that people uploaded come only once they are touched. */
  savesData: boolean;
  now: Date;
  /** True where the launch gate keeps this person outside. */
  gateShut: boolean;
  /** Public address of the product, without a trailing slash. */
  publicUrl: string;
  /** Source of map tiles; null where maps are drawn on plain paper. */
  mapTilesUrl: string | null;
  /** Answers a call as this person would be answered over HTTP. */
  call: <E extends Endpoint>(endpoint: E, input: SentTo<E>) => Promise<Outcome<ReplyOf<E>, RefusalCode>>;
}

/** Mark at which a drawing is inserted. Text cannot contain it, because a page writes `<` as `&lt;`. */
export function drawingPlace(number: number): string {
  return `<!--d${number}-->`;
}

export const drawingPlaces = /<!--d(\d+)-->/g;

/** Parts of a rendered document. */
export interface Drawn {
  /** Elements for `<head>`: title, description, canonical, Open Graph, JSON-LD. */
  head: string;
  /** With a mark in place of each drawing. */
  body: string;
  /** Drawings for the marks of `drawingPlace`, by number. */
  drawings: readonly string[];
  /** The note of a page whose script is late or off. */
  notStarted: string;
  /** JSON that the browser boots from; never markup. */
  boot: string;
}

/** Result of rendering: a complete document, or a redirect. */
export type Page =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'document';
      status: 200 | 403 | 404 | 503;
      /** Draws it, once: whoever asks sends it in the same breath, and never holds many drawn pages at a time. */
      draw: () => Drawn;
      /** True where the body is the screen itself, false where it is only the loader. */
      rendered: boolean;
      /** Source files of the chunks that the page needs at once, as the manifest names them. */
      modules: string[];
    };

export type Render = (request: PageRequest) => Promise<Page>;

/** The path of what was asked for, as it was written: an address that begins with two slashes is no other house's. */
export function pathnameOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}
