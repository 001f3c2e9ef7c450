import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  claimNames,
  insertItem,
  keepNames,
  lockItem,
  updateItem,
  type CatalogueFacts,
  type CatalogueRow,
} from './store.ts';
import { viewCatalogueItem } from './view.ts';

type Written = InputOf<typeof endpoints.addCatalogueItem>;

export async function addCatalogueItem(
  db: Db,
  written: Written,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.addCatalogueItem>> {
  const named = namesOf(written);
  if (named === undefined) return { ok: false, reason: 'item-name-unreadable' };
  return inTransaction(db, async (transaction) => {
    if (!(await claimNames(transaction, named.keys, null))) return { ok: false, reason: 'item-name-taken' };
    const row = await insertItem(transaction, factsFrom({ ...written, isActive: true }, named.aliases));
    await keepNames(transaction, row.id, named.keys);
    await recordItem(transaction, by, 'addCatalogueItem', null, row);
    return { ok: true, value: viewCatalogueItem(row) };
  });
}

export async function changeCatalogueItem(
  db: Db,
  { itemId, seen, ...written }: InputOf<typeof endpoints.changeCatalogueItem>,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.changeCatalogueItem>> {
  const named = namesOf(written);
  if (named === undefined) return { ok: false, reason: 'item-name-unreadable' };
  return inTransaction(db, async (transaction) => {
    const before = await lockItem(transaction, itemId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (seen !== undefined && !isDeepStrictEqual(auditFacts(seen), auditFacts(before)))
      return { ok: false, reason: 'changed-meanwhile' };
    if (!(await claimNames(transaction, named.keys, itemId))) return { ok: false, reason: 'item-name-taken' };
    const row = await updateItem(transaction, itemId, factsFrom(written, named.aliases));
    await keepNames(transaction, itemId, named.keys);
    await recordItem(transaction, by, 'changeCatalogueItem', before, row);
    return { ok: true, value: viewCatalogueItem(row) };
  });
}

/** The aliases that add something to the name, and what the item answers to; nothing where a name has no letter. */
function namesOf({ name, aliases }: Written): { keys: string[]; aliases: string[] } | undefined {
  const keys = [catalogueKey(name)];
  const kept: string[] = [];
  for (const alias of aliases) {
    const key = catalogueKey(alias);
    if (!keys.includes(key)) {
      keys.push(key);
      kept.push(alias);
    }
  }
  return keys.includes('') ? undefined : { keys, aliases: kept };
}

function factsFrom(written: Written & { isActive: boolean }, aliases: string[]): CatalogueFacts {
  const { name, defaultMeasure, options, stall, isActive } = written;
  return { name, aliases, defaultMeasure, options: [...new Set(options)], stall, isActive };
}

async function recordItem(
  db: Db,
  by: Actor,
  action: string,
  before: CatalogueRow | null,
  after: CatalogueRow,
): Promise<void> {
  await recordChange(db, by, {
    action,
    noun: 'lists',
    subject: after.id,
    before: before === null ? null : auditFacts(before),
    after: auditFacts(after),
  });
}

function auditFacts({ name, aliases, defaultMeasure, options, stall, isActive }: CatalogueFacts): Facts {
  return { name, aliases, defaultMeasure, options, stall, isActive };
}
