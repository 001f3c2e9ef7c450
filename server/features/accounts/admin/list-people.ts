import type * as endpoints from '#contract/accounts/admin/endpoints.ts';
import { mostCounted } from '#contract/counted.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { readPhonePieces } from '#contract/phone.ts';
import type { Db } from '#server/db/database.ts';
import { skeletonOf } from '#server/names/skeleton.ts';
import { businessName } from '../names/judge-name.ts';
import { viewPerson } from '../view.ts';
import { countPeople, searchPeople } from './store.ts';

const peopleOnAPage = 50;

export async function listPeople(
  db: Db,
  { search = '', role, permission, deleted, names, after }: InputOf<typeof endpoints.listPeople>,
): Promise<OutcomeOf<typeof endpoints.listPeople>> {
  const isDeleted = deleted !== undefined;
  const refusedFor = names === undefined ? undefined : skeletonOf(await businessName(db));
  const wanted = { text: search, phone: readPhonePieces(search), role, permission, isDeleted, refusedFor };
  const [rows, count] = await Promise.all([
    searchPeople(db, {
      ...wanted,
      after: after === undefined ? undefined : Number(after),
      most: peopleOnAPage + 1,
    }),
    after === undefined ? countPeople(db, wanted, mostCounted + 1) : null,
  ]);
  const page = rows.slice(0, peopleOnAPage);
  const last = rows.length > peopleOnAPage ? page.at(-1) : undefined;
  return {
    ok: true,
    value: {
      people: page.map(viewPerson),
      next: last === undefined ? null : String(last.number),
      total: count === null ? null : { count: Math.min(count, mostCounted), isMore: count > mostCounted },
    },
  };
}
