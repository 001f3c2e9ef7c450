import { asKobo, asKoboSum } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { AgentMoney, AgentPaper, FloatCount, PaperLine } from '#contract/payments/agents/schema.ts';
import type { AgentRow, CountRow, PaperLineRow } from './store.ts';

export function viewCount(row: CountRow): FloatCount {
  return {
    id: row.id,
    agentId: row.agentId,
    state: row.state,
    countedKobo: asKobo(row.countedKobo),
    bookKobo: asKoboSum(row.bookKobo),
    words: row.words,
    countedAt: row.countedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

export function viewAgentMoney(row: AgentRow, openCount: CountRow | undefined): AgentMoney {
  return {
    agentId: row.agentId,
    name: row.name,
    floatKobo: asKoboSum(row.floatKobo),
    earningsKobo: asKoboSum(row.earningsKobo),
    lastCountedAt: row.lastCountedAt?.toISOString() ?? null,
    changeWaitingKobo: asKoboSum(row.changeWaitingKobo),
    openCount: openCount === undefined ? null : viewCount(openCount),
  };
}

/** The sums of a paper are those of its lines: what it begins with is what the lines do not explain. */
export function viewPaper(
  row: AgentRow,
  lines: readonly PaperLineRow[],
  openCount: CountRow | undefined,
  now: Date,
): AgentPaper {
  const sum = (...kinds: PaperLine['what'][]) =>
    lines.reduce((total, { what, kobo }) => (kinds.includes(what) ? total + kobo : total), 0);
  const moved = lines.reduce((total, { kobo }) => total + kobo, 0);
  return {
    agentId: row.agentId,
    name: row.name,
    floatKobo: asKoboSum(row.floatKobo),
    earningsKobo: asKoboSum(row.earningsKobo),
    since: row.lastCountedAt?.toISOString() ?? null,
    openingKobo: asKoboSum(row.floatKobo - moved),
    issuedKobo: asKoboSum(sum('float-issued')),
    boughtKobo: asKoboSum(0 - sum('goods-bought', 'goods-unbought')),
    collectedKobo: asKoboSum(sum('cash-collected', 'cash-denied')),
    returnedKobo: asKoboSum(0 - sum('float-returned')),
    varianceKobo: asKoboSum(sum('float-counted')),
    lines: lines.map(viewLine),
    openCount: openCount === undefined ? null : viewCount(openCount),
    asOf: now.toISOString(),
  };
}

function viewLine({ at, what, code, kobo }: PaperLineRow): PaperLine {
  return { at: at.toISOString(), what, code: code === null ? null : orderCode.parse(code), kobo };
}
