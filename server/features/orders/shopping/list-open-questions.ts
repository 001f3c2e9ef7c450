import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { listOpenQuestions as endpoint } from '#contract/orders/shopping/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { readAsked } from './store-questions.ts';

/** The questions that wait for this customer's answer; a link that opens nothing is passed over silently. */
export async function listOpenQuestions(
  db: Db,
  { links }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const accountId = userOf(caller.person)?.id ?? null;
  const held = links.map(({ code, token }) => ({ code, linkHash: hashSecret(token) }));
  const rows = await readAsked(db, accountId, held);
  const questions = rows
    .flatMap(({ code, asked }) =>
      asked.map(({ itemName, answerBy }) => ({
        code: orderCode.parse(code),
        itemName,
        answerBy: new Date(answerBy).toISOString(),
      })),
    )
    .toSorted((one, other) => one.answerBy.localeCompare(other.answerBy));
  return { ok: true, value: { questions, mayCome: rows.length > 0, asOf: new Date().toISOString() } };
}
