import { queryOptions } from '@tanstack/react-query';
import { listAgentsMoney, showAgentPaper } from '#contract/payments/agents/endpoints.ts';
import { listApprovals } from '#contract/payments/approvals/endpoints.ts';
import { listTakings, showBooks } from '#contract/payments/books/endpoints.ts';
import { listWithdrawals, showCreditOf } from '#contract/payments/credit/endpoints.ts';
import { listRefundsByHand, showOrderMoney } from '#contract/payments/order-money/endpoints.ts';
import { listReturns } from '#contract/payments/returns/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import type { InCity } from '#web/lib/screen/office-city.ts';

const fresh = { staleTime: 0 } as const;

export function agentsMoneyQuery(inCity: InCity) {
  return queryOptions({ ...apiQuery(listAgentsMoney, inCity), ...fresh });
}

export function withdrawalsQuery(inCity: InCity) {
  return queryOptions({ ...apiQuery(listWithdrawals, inCity), ...fresh });
}

export function approvalsQuery(inCity: InCity) {
  return queryOptions({ ...apiQuery(listApprovals, inCity), ...fresh });
}

export function returnsQuery(inCity: InCity) {
  return queryOptions({ ...apiQuery(listReturns, inCity), ...fresh });
}

export function refundsByHandQuery(inCity: InCity) {
  return queryOptions({ ...apiQuery(listRefundsByHand, inCity), ...fresh });
}

export function agentPaperQuery(agentId: string) {
  return queryOptions({ ...apiQuery(showAgentPaper, { agentId }), ...fresh });
}

export function creditOfQuery(accountId: string) {
  return queryOptions({ ...apiQuery(showCreditOf, { accountId }), ...fresh });
}

export function orderMoneyQuery(code: string) {
  return queryOptions({ ...apiQuery(showOrderMoney, { code }), ...fresh });
}

const moneyReads: ReadonlySet<unknown> = new Set([
  listAgentsMoney.name,
  showAgentPaper.name,
  listWithdrawals.name,
  showCreditOf.name,
  listRefundsByHand.name,
  showOrderMoney.name,
  showBooks.name,
  listReturns.name,
  listApprovals.name,
  listTakings.name,
]);

/** True for queries about money, which a movement may change. */
export function isMoneyRead(name: unknown): boolean {
  return moneyReads.has(name);
}
