import type { House } from './house/house.ts';
import type { Seen } from './seen.ts';

/** One attack on a running place. */
export interface Attack {
  /** Number in the list of attacks that once succeeded; null for a class that held from the start. */
  number: number | null;
  /** The name of its file, by which it is run alone. */
  name: string;
  sentence: string;
  /** Takes its time while others go on. */
  isSlow?: true;
  /** Carried out through HTTP; with less of the same where the run is short. */
  carryOut: (house: House, isShort: boolean) => Promise<Seen>;
}
