import { showDay } from '#contract/admin/day-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as agents from '#contract/payments/agents/endpoints.ts';
import * as books from '#contract/payments/books/endpoints.ts';
import { listWithdrawals, showMyCredit } from '#contract/payments/credit/endpoints.ts';
import { listRefundsByHand, showOrderMoney } from '#contract/payments/order-money/endpoints.ts';
import { listReturns } from '#contract/payments/returns/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import type { Notes } from '../seen.ts';
import type { House } from './house.ts';
import type { Taken } from './orders.ts';

/** After what was tried on an order: every screen of money still answers, and the book agrees with the rest of the house. */
export async function moneyStands(notes: Notes, { owner }: House, { agent, placed }: Taken): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const screens: [Endpoint, Record<string, unknown>][] = [
    [showDay, {}],
    [books.showBooks, {}],
    [books.listTakings, { from: today, to: today }],
    [agents.listAgentsMoney, {}],
    [agents.showAgentPaper, { agentId: agent.userId }],
    [showOrderMoney, { code: placed.code }],
    [listWithdrawals, {}],
    [listRefundsByHand, {}],
    [listReturns, {}],
  ];
  const fails: string[] = [];
  for (const [endpoint, input] of screens) {
    const result = await owner.try(endpoint, input);
    if (!result.ok) fails.push(`${endpoint.name} ${result.status}`);
  }
  notes.none('money screens that fail', screens.length, fails);
  const { differences } = answered(await owner.call(books.checkBooks, {}));
  notes.is('differences in the book', differences, []);
}

export async function creditOf(customer: Client): Promise<number> {
  return answered(await customer.call(showMyCredit, {})).creditKobo;
}

export async function floatOf({ client }: Pick<Taken['agent'], 'client'>): Promise<number> {
  return answered(await client.call(agents.showMyPaper, {})).floatKobo;
}
