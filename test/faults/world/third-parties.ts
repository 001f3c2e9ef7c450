import { receivePaystackNotice } from '#contract/payments/endpoints.ts';
import type { Chance } from '#test/lives/chance.ts';
import { openFcm } from '#test/stand-ins/fcm/stand-in.ts';
import { openPaystack, type PaystackStandIn } from '#test/stand-ins/paystack/stand-in.ts';
import { openPushService, type PushServiceStandIn } from '#test/stand-ins/push-service/stand-in.ts';
import { openTermii } from '#test/stand-ins/termii/stand-in.ts';
import type { Journal } from '../journal.ts';

/** Stand-ins of all third parties: they send everything twice, and late. */
export interface ThirdParties {
  paystack: PaystackStandIn;
  push: PushServiceStandIn;
  environment: Readonly<Record<string, string>>;
  /** Failures are simulated no more, and every notice that was held back goes out. */
  letNoticesGo(): Promise<void>;
  /** The payments that the provider has taken money for. */
  taken(): string[];
  /** Records the provider’s own account in the journal. */
  writeDown(journal: Journal): void;
  close(): Promise<void>;
}

export async function openThirdParties(url: string, chance: Chance): Promise<ThirdParties> {
  const [paystack, fcm] = [await openPaystack(), await openFcm()];
  const [push, termii] = [await openPushService(), await openTermii()];
  paystack.notify(url + receivePaystackNotice.path);
  paystack.failures.noticesEach = 2;
  const failures = setInterval(() => {
    paystack.failures.holdsNotices = chance.happens(50);
    if (chance.happens(10)) paystack.failures.loseAnswers += 1;
    if (!paystack.failures.holdsNotices) void paystack.letNoticesGo();
    void paystack.workOffRefunds();
  }, 2000);
  return {
    paystack,
    push,
    environment: {
      PAYSTACK_SECRET_KEY: paystack.secretKey,
      PAYSTACK_BASE_URL: paystack.url,
      FCM_SERVICE_ACCOUNT: fcm.serviceAccount,
      FIREBASE_WEB_CONFIG: fcm.webConfig,
      FCM_BASE_URL: fcm.url,
      WEB_PUSH_ALLOW_ORIGIN: push.url,
      VAPID_SUBJECT: 'mailto:nobody@market.example',
      TERMII_API_KEY: termii.apiKey,
      TERMII_SENDER: termii.sender,
      TERMII_BASE_URL: termii.url,
    },
    letNoticesGo: () => {
      clearInterval(failures);
      paystack.failures.holdsNotices = false;
      paystack.failures.loseAnswers = 0;
      return paystack.letNoticesGo();
    },
    taken: () => taken(paystack).map(({ reference }) => reference),
    writeDown: (journal) => {
      const { transactions, refunds } = paystack.book;
      for (const { reference, amount } of taken(paystack))
        journal.write({ kind: 'provider-took', reference, kobo: amount });
      for (const { transactionId, amount, note, status } of refunds) {
        const paid = [...transactions.values()].find(({ id }) => id === transactionId);
        const reference = paid?.reference ?? '';
        if (status !== 'failed') journal.write({ kind: 'provider-refund', reference, note, kobo: amount });
      }
    },
    close: async () => {
      clearInterval(failures);
      for (const party of [paystack, fcm, push, termii]) await party.close();
    },
  };
}

function taken({ book }: PaystackStandIn) {
  return [...book.transactions.values()].filter(({ status }) => status === 'success');
}
