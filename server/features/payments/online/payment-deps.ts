import type { Database } from '#server/db/database.ts';
import type { FeatureDeps } from '#server/feature.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';
import { paystack } from '../gateway/paystack/paystack.ts';

/** Dependencies of taking money. */
export interface PaymentDeps {
  db: Database;
  publicUrl: string;
  /** Null where no payment is taken online. */
  gateway: PaymentGateway | null;
}

export function openPaymentDeps(deps: Pick<FeatureDeps, 'db' | 'publicUrl' | 'paystack'>): PaymentDeps {
  const { db, publicUrl } = deps;
  return { db, publicUrl, gateway: deps.paystack === undefined ? null : paystack(deps.paystack) };
}
