import type { EventKind } from '#contract/events/domain-event.ts';
import type { Db, Database } from './db/database.ts';
import type { EnvNotices } from './env/notifications.ts';
import type { PeriodicJob } from './jobs/periodic-job.ts';
import type { Presence } from './presence/presence.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import type { PasswordCost } from './secrets/passwords.ts';
import type { Route, StreamRoute } from './http/route.ts';
import type { Gauges } from './metrics/gauges.ts';

export interface FeatureDeps extends EnvNotices {
  db: Database;
  /**
   * A few lines to the same database that nobody holds: what is short, and asked outside of a transaction, comes one
   * behind the other on them and waits behind nothing that is long.
   */
  quick: Database;
  /** Public address of the product, without a trailing slash. */
  publicUrl: string;
  /** The payment provider, where there is one: without it nothing is paid online. */
  paystack: { secretKey: string; baseUrl: string } | undefined;
  /** Work factor of new password hashes. */
  passwordCost: PasswordCost;
  /** Encrypts what nobody shall read in a copy of the database. */
  keys: KeyRing;
  /** People among these who certainly have the product open nowhere. */
  awayOf: Presence['awayOf'];
  /** Lines of JSON that operators read; no names, codes or addresses. */
  log: Readonly<Record<'info' | 'error', (facts: object, sentence: string) => void>>;
}

/** Reason why a person cannot be deleted yet. */
export type Hold =
  | 'order-under-way'
  | 'still-online'
  | 'float-out'
  | 'earnings-left'
  | 'credit-left'
  | 'credit-on-its-way';

/** Export and erasure of one feature’s rows about a person. */
export interface PersonalData {
  noun: string;
  /** An open matter that keeps the person from being deleted; read under the account’s lock. */
  holds?(db: Db, userId: string): Promise<Hold | null>;
  exportFor(db: Db, userId: string): Promise<unknown>;
  forget(db: Db, userId: string): Promise<void>;
}

/** Work that the clock brings round. */
export interface FeatureJob extends PeriodicJob {
  /** It is done at once, too, after an event of these topics. */
  topics: readonly string[];
  /** Limits a topic to these kinds; the job finds the others on its next run. */
  kinds?: ReadonlySet<EventKind>;
}

/** Parts of a feature that the app assembles. */
export interface Feature {
  routes?: (deps: FeatureDeps) => Route[];
  streams?: (deps: FeatureDeps) => StreamRoute[];
  schedule?: (deps: FeatureDeps) => FeatureJob[];
  /** Metrics for operations. */
  gauges?: Gauges;
  /** First data; does nothing where it stands already. What operators must know of it goes to the log. */
  seed?: (deps: FeatureDeps, say: (sentence: string) => void) => Promise<void>;
}
