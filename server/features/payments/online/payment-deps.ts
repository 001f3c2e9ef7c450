import type { Database } from '#server/db/database.ts';
import type { FeatureDeps } from '#server/feature.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';
import { paystack } from '../gateway/paystack/paystack.ts';

/** What money is taken with. */
export interface PaymentDeps {
  db: Database;
  publicUrl: string;
  /** Nothing: nothing is paid online. */
  gateway: PaymentGateway | null;
}

export function openPaymentDeps(ground: Pick<FeatureDeps, 'db' | 'publicUrl' | 'paystack'>): PaymentDeps {
  const { db, publicUrl } = ground;
  return { db, publicUrl, gateway: ground.paystack === undefined ? null : paystack(ground.paystack) };
}
