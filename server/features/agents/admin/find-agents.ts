import { mostCounted } from '#contract/counted.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/agents/admin/endpoints.ts';
import { readPhonePieces } from '#contract/phone.ts';
import type { Db } from '#server/db/database.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { countAgents, searchAgents, type AgentPlace } from '../store-lists.ts';
import { viewAgentForAdmin } from '../view.ts';

const agentsOnAPage = 50;

/** Agents and applicants, newest application first, a page at a time. */
export async function findAgents(
  db: Db,
  { search = '', state, marketId, online, after: written }: InputOf<typeof endpoints.findAgents>,
): Promise<OutcomeOf<typeof endpoints.findAgents>> {
  const wanted = {
    text: search,
    phone: readPhonePieces(search),
    state,
    marketId,
    isOnline: online !== undefined,
  };
  const after = written === undefined ? undefined : readPlace(written);
  const [rows, count, addressOf] = await Promise.all([
    searchAgents(db, wanted, after, agentsOnAPage + 1),
    after === undefined ? countAgents(db, wanted, mostCounted + 1) : null,
    pictureAddresses(db, new Date()),
  ]);
  const page = rows.slice(0, agentsOnAPage);
  const last = rows.length > agentsOnAPage ? page.at(-1) : undefined;
  return {
    ok: true,
    value: {
      agents: page.map((row) => viewAgentForAdmin(row, addressOf)),
      next: last === undefined ? null : `${last.micros}.${last.userId}`,
      total: count === null ? null : { count: Math.min(count, mostCounted), isMore: count > mostCounted },
    },
  };
}

function readPlace(written: string): AgentPlace {
  const [micros, userId = ''] = written.split('.');
  return { micros: Number(micros), userId };
}
