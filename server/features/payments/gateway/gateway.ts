/** What a provider answered, or that it could not be reached, or that it would not. */
export type Reached<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: 'away' }
  | { ok: false; reason: 'refused'; says: string };

export interface PaymentAsked {
  /** Ours, and the same on both sides. */
  reference: string;
  kobo: number;
  email: string;
  /** Where the provider sends the customer when they are done. */
  returnTo: string;
  /** The order's code, for whoever reads the provider's own screens. */
  about: string;
}

/** How a payment stands with the provider. Only `paid` is money. */
export type PaymentLooked =
  | { state: 'paid'; providerId: string; kobo: number; currency: string; feeKobo: number; paidAt: Date }
  | { state: 'open' }
  | { state: 'failed' }
  | { state: 'unknown' };

export interface RefundAsked {
  /** Ours; the provider keeps it, so that a refund whose answer was lost is recognised. */
  refundId: string;
  reference: string;
  providerId: string;
  kobo: number;
}

export interface RefundLooked {
  providerRefundId: string;
  state: 'under-way' | 'done' | 'failed';
}

/** One line of the provider's own list. */
export interface ListedPayment {
  providerId: string;
  reference: string;
  kobo: number;
  feeKobo: number;
  currency: string;
  paidAt: Date;
}

/** A payment provider. Another one is another folder that answers these. */
export interface PaymentGateway {
  /** Opens the page on which the customer pays; with a reference that is open already it is refused. */
  open(asked: PaymentAsked): Promise<Reached<{ pageUrl: string }>>;
  look(reference: string): Promise<Reached<PaymentLooked>>;
  /** How a refund stands with the provider; null: it was never asked for. */
  findRefund(asked: RefundAsked): Promise<Reached<RefundLooked | null>>;
  /** Asks for one that was not found. */
  makeRefund(asked: RefundAsked): Promise<Reached<RefundLooked>>;
  /** What was paid between two moments, a page at a time. */
  list(asked: {
    from: Date;
    to: Date;
    page: number;
  }): Promise<Reached<{ paid: ListedPayment[]; isLast: boolean }>>;
  /** Whether these very bytes were signed by the provider. */
  isSigned(body: Uint8Array, signature: string): boolean;
  /** Which payment a notice is about; nothing where it is about none. What it says of it is not believed. */
  referenceIn(body: Uint8Array): string | undefined;
}
