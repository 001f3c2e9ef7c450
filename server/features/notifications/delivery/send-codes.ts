import { smsUnits, mostSmsUnits } from '#contract/notifications/sms.ts';
import { settingIn } from '#contract/settings/rules.ts';
import { noteSent, takeCodes, trySoon, type CodeToSend } from '#server/features/phones/codes/sending.ts';
import { listSettings } from '#server/features/settings/list-settings.ts';
import { smsOff } from '../gateway/gateway.ts';
import type { Notifier } from './notifier.ts';
import { mostTries } from '../policy.ts';

// A person waits for the code, so retries are quick.
const againSeconds = 5;

/** Sends one-time codes until none is due; whoever dies with one leaves its lease to run out. */
export async function sendCodes(notifier: Notifier): Promise<void> {
  for (;;) {
    const settings = await listSettings(notifier.db);
    const business = settingIn(settings.ok ? settings.value : [], 'business_name');
    const { codes, isMore } = await takeCodes(notifier.db, { business, publicUrl: notifier.publicUrl });
    await Promise.all(codes.map((code) => sendCode(notifier, code)));
    if (!isMore) return;
  }
}

async function sendCode({ db, sms }: Notifier, code: CodeToSend): Promise<void> {
  const outcome = await (sms?.(code.phone, code.text) ?? smsOff);
  switch (outcome.outcome) {
    case 'sent': {
      const parts = Math.ceil(smsUnits(code.text) / mostSmsUnits);
      return noteSent(db, code, { state: 'sent', parts, providerId: outcome.id });
    }
    case 'later': {
      const { mayHaveGone = false, retryAfterSeconds = againSeconds, why } = outcome;
      // Sent twice it would be paid twice, and the person can ask for another.
      const isSpent = mayHaveGone || code.tries >= mostTries('sms', { fallsBack: false, mayHaveGone });
      return isSpent
        ? noteSent(db, code, { state: 'failed', why })
        : trySoon(db, code, retryAfterSeconds, why);
    }
    case 'gone':
      return noteSent(db, code, { state: 'failed', why: 'there is no such phone' });
    case 'refused':
      return noteSent(db, code, { state: 'failed', why: outcome.why });
  }
}
