import { termKeys } from '#contract/ledger/earnings.ts';
import { rateKeys } from './delivery-fee.ts';

/** The settings that an order's fees and earnings follow from. */
export const figureKeys = [...rateKeys, ...termKeys, 'service_fee'] as const;
