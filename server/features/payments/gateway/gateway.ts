/** Reply of a provider, or that it was unreachable, or that it refused. */
export type Reached<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: 'away' }
  | { ok: false; reason: 'refused'; says: string };

export interface PaymentAsked {
  /** Ours, and the same on both sides. */
  reference: string;
  kobo: number;
  email: string;
  /** Return address for the customer after paying. */
  returnTo: string;
  /** The order's code, for whoever reads the provider's own screens. */
  about: string;
}

/** The provider's state of a payment. Only `paid` is money; `open` is on its way. */
export type ProviderPayment =
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

export interface ProviderRefund {
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
  findPayment(reference: string): Promise<Reached<ProviderPayment>>;
  /** State of a refund at the provider; null where it was never asked for. */
  findRefund(asked: RefundAsked): Promise<Reached<ProviderRefund | null>>;
  /** Asks for one that was not found. */
  makeRefund(asked: RefundAsked): Promise<Reached<ProviderRefund>>;
  /** Payments between two times, a page at a time. */
  list(asked: {
    from: Date;
    to: Date;
    page: number;
  }): Promise<Reached<{ paid: ListedPayment[]; isLast: boolean }>>;
  /** True where the provider signed exactly these bytes. */
  isSigned(body: Uint8Array, signature: string): boolean;
  /** Reference in a notice, undefined where there is none. Its other content is not trusted. */
  referenceIn(body: Uint8Array): string | undefined;
}
