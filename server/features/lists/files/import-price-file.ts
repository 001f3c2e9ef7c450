import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/lists/files/endpoints.ts';
import { importedFile } from '#contract/lists/files/schema.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { lagosClock } from '#contract/time.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { isMarket } from '../prices/store/corrections.ts';
import { pricesChanged } from '../view-event.ts';
import { digestOf } from './digest.ts';
import { placeOf, type PlannedPrice } from './plan-price-file.ts';
import { readPricePlan } from './read-price-plan.ts';
import { lockCatalogue, writeCorrections, writeSamples } from './store.ts';

/** Brings a file into the prices of a market, if it still means what its preview showed. */
export function importPriceFile(
  db: Db,
  input: InputOf<typeof endpoints.importPriceFile>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.importPriceFile>> {
  const { id } = memberOf(caller).user;
  const mark = markOf(endpoints.importPriceFile.name, input, caller.person);
  return answerOnce(
    db,
    mark,
    (stored) => importedFile.parse(stored),
    async (transaction) => {
      if (!(await isMarket(transaction, input.marketId))) return { ok: false, reason: 'not-found' };
      await lockCatalogue(transaction);
      const plan = await readPricePlan(transaction, input, id);
      if (digestOf(plan) !== input.digest) return { ok: false, reason: 'changed-meanwhile' };
      if (plan.wrong.length > 0) return { ok: false, reason: 'lines-wrong' };
      const reply = { added: plan.added.length, changed: plan.changed.length };
      if (reply.added + reply.changed > 0)
        await write(transaction, [...plan.added, ...plan.changed], input.marketId, caller);
      return { ok: true, value: { subject: id, reply } };
    },
  );
}

async function write(
  transaction: Db,
  prices: readonly PlannedPrice[],
  marketId: MarketId,
  caller: Caller,
): Promise<void> {
  const writing = { marketId, by: memberOf(caller).user.id, day: lagosClock(new Date()).date };
  // In the order in which a pick-up learns its prices, so that neither waits for the other for good.
  const sorted = prices.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  await writeSamples(
    transaction,
    sorted.filter(({ byHand }) => !byHand),
    writing,
  );
  await writeCorrections(
    transaction,
    sorted.filter(({ byHand }) => byHand),
    writing,
  );
  const lineOf = ({ item, measure }: PlannedPrice, kobo: number | null) =>
    `${item}, ${measure}: ${kobo === null ? '–' : kobo / 100}`;
  await recordChange(transaction, actorOf(caller), {
    action: 'importPriceFile',
    noun: 'lists',
    subject: marketId,
    before: { prices: sorted.map((one) => lineOf(one, one.beforeKobo)) },
    after: {
      prices: sorted.map((one) => lineOf(one, one.kobo)),
      byHand: sorted.filter((one) => one.byHand).length,
    },
  });
  await writeEvent(transaction, pricesChanged(marketId));
}
