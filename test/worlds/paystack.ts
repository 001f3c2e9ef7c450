import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { checkPayment, receivePaystackNotice, startPayment } from '#contract/payments/endpoints.ts';
import type { PaymentState } from '#contract/payments/schema.ts';
import { number } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { openPaymentDeps, type PaymentDeps } from '#server/features/payments/online/payment-deps.ts';
import { answered, type Client } from '../client.ts';
import { linkOf, type Placed, placeThrough } from '../factories/orders.ts';
import { openPaystack, type PaystackStandIn } from '../stand-ins/paystack/stand-in.ts';
import { whenDone } from '../when-done.ts';
import { openWorld, type World } from '../world.ts';

export interface PaystackWorld {
  world: World;
  paystack: PaystackStandIn;
  /** Dependencies of the product’s payment jobs. */
  till: PaymentDeps;
}

/** The product with a payment provider beside it that sends it notices. */
export async function openPaystackWorld(given: Parameters<typeof openWorld>[0] = {}): Promise<PaystackWorld> {
  const paystack = await openPaystack();
  whenDone(() => paystack.close());
  const account = { secretKey: paystack.secretKey, baseUrl: paystack.url };
  const world = await openWorld({ paystack: account, ...given });
  paystack.notify(world.url + receivePaystackNotice.path);
  return {
    world,
    paystack,
    till: openPaymentDeps({ db: world.db, publicUrl: 'https://market.test', paystack: account }),
  };
}

export type Started = ReplyOf<typeof startPayment>;

/** Places an order that is paid online and opens the provider's page for it. */
export async function placeOnline(
  client: Client,
  given: Parameters<typeof placeThrough>[1] = {},
): Promise<{ placed: Placed; started: Started }> {
  const placed = await placeThrough(client, { payWay: 'online', ...given });
  return { placed, started: answered(await client.call(startPayment, linkOf(placed))) };
}

/** A customer pays on the page, no notice comes, and whoever comes back from it makes the product look. */
export async function payAndReturn(
  { world, paystack }: PaystackWorld,
  { reference }: Started,
  amount?: number,
): Promise<PaymentState> {
  paystack.failures.isSilent = true;
  await paystack.pay(reference, amount === undefined ? {} : { amount });
  paystack.failures.isSilent = false;
  return answered(await world.device().call(checkPayment, { reference })).state;
}

/** Credit of an account, as an admin's adjustment gives it. */
export async function giveCredit(world: World, accountId: string, kobo: number): Promise<void> {
  const movement = {
    what: 'credit-given',
    accountId,
    adjustmentId: randomUUID(),
    kobo: asKobo(kobo),
  } as const;
  await inTransaction(world.db, (transaction) => mustPost(transaction, movement, null));
}

/** Balance of a company account, positive on its own side. */
export async function generalBalance(world: World, kind: string): Promise<number> {
  const [row] = await world.db.one({ kobo: number })`
    select coalesce(sum(case side when 'debit' then kobo else -kobo end), 0)::bigint as kobo
    from ledger_line join ledger_account_kind using (kind) where kind = ${kind}`;
  return row.kobo;
}
