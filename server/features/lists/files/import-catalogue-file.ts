import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { catalogueItemId } from '#contract/lists/catalogue/schema.ts';
import * as endpoints from '#contract/lists/files/endpoints.ts';
import { importedFile } from '#contract/lists/files/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { readCitySlugs } from '../catalogue/store-city-names.ts';
import { readCatalogue } from '../catalogue/store.ts';
import { catalogueChanged } from '../view-event.ts';
import { digestOf } from './digest.ts';
import { changedColumns, planCatalogueFile, type CataloguePlan } from './plan-catalogue-file.ts';
import { lockCatalogue, writeItems } from './store.ts';

/** Brings a file into the catalogue, if it still means what its preview showed. */
export function importCatalogueFile(
  db: Db,
  input: InputOf<typeof endpoints.importCatalogueFile>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.importCatalogueFile>> {
  const mark = markOf(endpoints.importCatalogueFile.name, input, caller.person);
  return answerOnce(
    db,
    mark,
    (stored) => importedFile.parse(stored),
    async (transaction) => {
      await lockCatalogue(transaction);
      const plan = planCatalogueFile(
        input.text,
        await readCatalogue(transaction),
        await readCitySlugs(transaction),
      );
      if (digestOf(plan) !== input.digest) return { ok: false, reason: 'changed-meanwhile' };
      if (plan.wrong.length > 0) return { ok: false, reason: 'lines-wrong' };
      const reply = { added: plan.added.length, changed: plan.changed.length };
      if (reply.added + reply.changed > 0) await write(transaction, plan, caller);
      return { ok: true, value: { subject: memberOf(caller).user.id, reply } };
    },
  );
}

async function write(transaction: Db, plan: CataloguePlan, caller: Caller): Promise<void> {
  await writeItems(
    transaction,
    [...plan.added, ...plan.changed].map(({ before, facts, keys }) => ({
      id: before?.id ?? catalogueItemId.parse(randomUUIDv7()),
      facts,
      keys,
    })),
  );
  const fields = plan.changed.flatMap((one) =>
    changedColumns(one).map((field) => ({ ...field, name: one.before?.name ?? one.facts.name })),
  );
  await recordChange(transaction, actorOf(caller), {
    action: 'importCatalogueFile',
    noun: 'lists',
    subject: 'catalogue-file',
    before: { items: fields.map(({ name, column, before }) => `${name}, ${column}: ${before}`) },
    after: {
      added: plan.added.map(({ facts }) => facts.name),
      items: fields.map(({ name, column, after }) => `${name}, ${column}: ${after}`),
    },
  });
  await writeEvent(transaction, catalogueChanged);
}
