import { languages } from '#contract/accounts/schema.ts';
import type { Db } from '#server/db/database.ts';
import { number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** A message that its taker alone sends. */
const dueCodeRow = {
  id: text,
  lease: text,
  phone: text,
  language: oneOf(languages),
  tries: number,
  secondsLeft: number,
};
export type DueCode = RowOf<typeof dueCodeRow>;

/** By the database's clock, and longer than the gateway waits. */
const leaseSeconds = 60;

/** Takes codes that are to be sent; whoever dies with one leaves it to the next, and what is over is not sent. */
export function takeDueCodes(db: Db, most: number): Promise<DueCode[]> {
  return db.rows(dueCodeRow)`
    update phone_code set lease = gen_random_uuid(), sms_tries = sms_tries + 1,
      leased_until = clock_timestamp() + ${leaseSeconds} * interval '1 second'
    where id in (
      select id from phone_code
      where sms_state = 'waiting' and sms_due_at <= clock_timestamp()
        and (leased_until is null or leased_until <= clock_timestamp())
      order by sms_due_at limit ${most} for update skip locked)
    returning id, lease, phone, language, sms_tries as tries,
      case when ended_at is null then extract(epoch from expires_at - clock_timestamp()) else 0 end::float8
        as "secondsLeft"`;
}

type Held = Pick<DueCode, 'id' | 'lease'>;

export type Sent = { state: 'sent'; parts: number; providerId: string } | { state: 'failed'; why: string };

export async function settleCode(db: Db, { id, lease }: Held, sent: Sent): Promise<void> {
  const [parts, providerId, why] =
    sent.state === 'sent' ? [sent.parts, sent.providerId, null] : [null, null, sent.why];
  await db`
    update phone_code set sms_state = ${sent.state}, sms_parts = ${parts}, provider_id = ${providerId}, why = ${why},
      sms_settled_at = clock_timestamp(), lease = null, leased_until = null
    where id = ${id} and lease = ${lease}`;
}

export async function delayCode(db: Db, { id, lease }: Held, seconds: number, why: string): Promise<void> {
  await db`
    update phone_code set sms_due_at = clock_timestamp() + ${seconds} * interval '1 second', why = ${why},
      lease = null, leased_until = null
    where id = ${id} and lease = ${lease}`;
}
