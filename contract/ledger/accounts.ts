import { keysOf } from '../keys-of.ts';

/** To which side an account grows: what the house has and spends by debits, what it owes and earns by credits. */
type Side = 'debit' | 'credit';

interface AccountRule {
  side: Side;
  /** One account for each of these. An account of a customer, agent or order never falls below zero. */
  per: 'customer' | 'agent' | 'order' | null;
}

/** Every account of the house. */
export const accountRules = {
  bank: { side: 'debit', per: null },
  /** With the payment provider: paid by customers, not yet settled to the bank. */
  gateway: { side: 'debit', per: null },
  /** Cash of the house in an agent's pocket. */
  agent_float: { side: 'debit', per: 'agent' },
  /** Bought for an order and not yet sold. */
  goods: { side: 'debit', per: 'order' },
  /** The bill of an order as far as it is not paid. */
  customer_owes: { side: 'debit', per: 'order' },
  customer_credit: { side: 'credit', per: 'customer' },
  /** Given beforehand for an order: credit, or money paid online. */
  customer_held: { side: 'credit', per: 'order' },
  /** To be sent back to whoever paid, the way it came. */
  refund_due: { side: 'credit', per: 'order' },
  /** Credit that its customer asked to have in the hand. */
  withdrawal_due: { side: 'credit', per: 'customer' },
  agent_earnings: { side: 'credit', per: 'agent' },
  /** Change counted at a door, the customer's once staff have confirmed the agent's count. */
  change_waiting: { side: 'credit', per: 'order' },
  /** Goods of the house that an agent has to bring back. */
  agent_goods: { side: 'debit', per: 'agent' },
  /** Goods that came back, to be sold again. */
  stock: { side: 'debit', per: null },
  delivery_fees: { side: 'credit', per: null },
  service_fees: { side: 'credit', per: null },
  /** VAT inside the fees, owed to the state. */
  vat_due: { side: 'credit', per: null },
  /** Earnings of agents, out of fees and beyond them. */
  agent_share: { side: 'debit', per: null },
  gateway_fees: { side: 'debit', per: null },
  /** Refunds that the company paid itself. */
  refunds: { side: 'debit', per: null },
  write_offs: { side: 'debit', per: null },
  /** Cash that counts found missing, less the cash they found too much. */
  float_variance: { side: 'debit', per: null },
} as const satisfies Record<string, AccountRule>;

export type AccountKind = keyof typeof accountRules;
export const accountKinds: readonly AccountKind[] = keysOf(accountRules);

type KindsWith<Rule> = {
  [Kind in AccountKind]: (typeof accountRules)[Kind] extends Rule ? Kind : never;
}[AccountKind];

/** Accounts that there is one of for each customer, agent or order. */
export type OwnedKind = Exclude<AccountKind, KindsWith<{ per: null }>>;
export type GeneralKind = KindsWith<{ per: null }>;
export const ownedKinds = accountKinds.filter((kind): kind is OwnedKind => accountRules[kind].per !== null);
export const generalKinds = accountKinds.filter(
  (kind): kind is GeneralKind => accountRules[kind].per === null,
);

/** One account: its kind, and whose it is where there is one for each. */
export type Account = { kind: GeneralKind; subject: null } | { kind: OwnedKind; subject: string };

/** An amount as its account shows it: more of what the account is for is positive. */
export function inItsSense(kind: AccountKind, debitKobo: number): number {
  return accountRules[kind].side === 'debit' ? debitKobo : -debitKobo;
}
