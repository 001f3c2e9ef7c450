import type * as endpoints from '#contract/admin/security-endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { securityFilterOf } from './filter.ts';
import { readSecurityEvents } from './store.ts';
import { viewSecurityEvent } from './view.ts';

const eventsOnAPage = 50;

export async function listSecurityEvents(
  db: Db,
  { after, ...asked }: InputOf<typeof endpoints.listSecurityEvents>,
): Promise<OutcomeOf<typeof endpoints.listSecurityEvents>> {
  const rows = await readSecurityEvents(db, await securityFilterOf(db, asked), {
    after: after === undefined ? undefined : Number(after),
    most: eventsOnAPage + 1,
  });
  const page = rows.slice(0, eventsOnAPage);
  const last = rows.length > eventsOnAPage ? page.at(-1) : undefined;
  return {
    ok: true,
    value: { events: page.map(viewSecurityEvent), next: last === undefined ? null : String(last.number) },
  };
}
