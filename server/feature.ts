import type { Db, Database } from './db/database.ts';
import type { EnvNotices } from './env/notifications.ts';
import type { PeriodicJob } from './jobs/periodic-job.ts';
import type { Presence } from './presence/presence.ts';
import type { PasswordCost } from './secrets/passwords.ts';
import type { Route, StreamRoute } from './http/route.ts';
import type { Gauges } from './metrics/gauges.ts';

/** What every feature is built with. */
export interface FeatureDeps extends EnvNotices {
  db: Database;
  /**
   * A few lines to the same database that nobody holds: what is short, and asked outside of a transaction, comes one
   * behind the other on them and waits behind nothing that is long.
   */
  quick: Database;
  /** Where the product stands for the public, without a trailing slash. */
  publicUrl: string;
  /** The payment provider, where there is one: without it nothing is paid online. */
  paystack: { secretKey: string; baseUrl: string } | undefined;
  /** What a password costs to guess, once it is kept. */
  passwordCost: PasswordCost;
  /** Who of these people surely has the product open nowhere now. */
  awayOf: Presence['awayOf'];
}

/** Why a person cannot be forgotten yet. */
export type Hold = 'order-under-way' | 'still-online' | 'float-out' | 'earnings-left' | 'credit-left';

/** What export and forget mean for one feature's rows about a person. */
export interface PersonalData {
  noun: string;
  /** What must come to its end before the person can be forgotten; asked under the account's lock. */
  holds?(db: Db, userId: string): Promise<Hold | null>;
  exportFor(db: Db, userId: string): Promise<unknown>;
  forget(db: Db, userId: string): Promise<void>;
}

/** Work that the clock brings round. */
export interface FeatureJob extends PeriodicJob {
  /** It is done at once, too, after an event of these topics. */
  topics: readonly string[];
  /** Of these kinds alone, where not all of a topic concern it; the others it finds when it comes round. */
  kinds?: ReadonlySet<string>;
}

/** What a feature brings into the house. */
export interface Feature {
  routes?: (ground: FeatureDeps) => Route[];
  streams?: (ground: FeatureDeps) => StreamRoute[];
  schedule?: (ground: FeatureDeps) => FeatureJob[];
  /** What those who keep the house running watch of it. */
  gauges?: Gauges;
  /** First data; does nothing where it stands already. */
  seed?: (ground: FeatureDeps) => Promise<void>;
}
