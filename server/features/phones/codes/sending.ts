import { phoneCodeText } from '#contract/copy/notices/phone-sms.ts';
import type { Db } from '#server/db/database.ts';
import { codeOf } from '../policy.ts';
import { delayCode, settleCode, takeDueCodes, type DueCode, type Sent } from '../store/sending.ts';
import { readCodeSecret } from '../store/verification.ts';

/** A code to be sent, with what its message says. */
export interface CodeToSend extends DueCode {
  text: string;
}

const atOnce = 20;

/** Takes codes that nobody sends yet; what is over by now goes out no more. */
export async function takeCodes(
  db: Db,
  { business, publicUrl }: { business: string; publicUrl: string },
): Promise<{ codes: CodeToSend[]; isMore: boolean }> {
  const due = await takeDueCodes(db, atOnce);
  const secret = due.length === 0 ? '' : await readCodeSecret(db);
  const codes: CodeToSend[] = [];
  for (const row of due) {
    if (row.secondsLeft <= 0) await settleCode(db, row, { state: 'failed', why: 'over before it went out' });
    else codes.push({ ...row, text: textOf(row, codeOf(secret, row.id), { business, publicUrl }) });
  }
  return { codes, isMore: due.length === atOnce };
}

function textOf(
  { language }: DueCode,
  code: string,
  { business, publicUrl }: { business: string; publicUrl: string },
): string {
  return phoneCodeText(language, { code, business, host: new URL(publicUrl).hostname });
}

export function noteSent(db: Db, code: CodeToSend, sent: Sent): Promise<void> {
  return settleCode(db, code, sent);
}

/** The gateway wants time; a code that would come too late is given up. */
export function trySoon(db: Db, code: CodeToSend, seconds: number, why: string): Promise<void> {
  return seconds < code.secondsLeft
    ? delayCode(db, code, seconds, why)
    : settleCode(db, code, { state: 'failed', why });
}
