import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { id, instant, line } from '#contract/fields.ts';
import { enteredKobo, kobo, koboSum } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';

export const countId = id.brand<'CountId'>();
export type CountId = z.output<typeof countId>;

/** The most that moves between the house and an agent at once. */
export const mostAtOnceKobo = 100_000_000;
export const amount = enteredKobo.check(z.minimum(1), z.maximum(mostAtOnceKobo));

export const countStates = ['open', 'confirmed', 'refused'] as const;

/** An agent's count of the cash in hand, against what the book says. */
export const floatCount = z.object({
  id: countId,
  agentId: userId,
  state: z.enum(countStates),
  countedKobo: kobo,
  bookKobo: koboSum,
  words: z.string(),
  countedAt: instant,
  decidedAt: z.nullable(instant),
  /** Reason of the refusal. */
  reason: z.nullable(z.string()),
});
export type FloatCount = z.output<typeof floatCount>;

/** Movements of an agent’s float. */
export const floatMovements = [
  'float-issued',
  'goods-bought',
  'goods-unbought',
  'cash-collected',
  'cash-denied',
  'float-returned',
  'float-counted',
  'posting-reversed',
] as const;

export const paperLine = z.object({
  at: instant,
  what: z.enum(floatMovements),
  /** For which order, where it was for one. */
  code: z.nullable(orderCode),
  /** More in the agent's hand is positive. */
  kobo: z.int(),
});
export type PaperLine = z.output<typeof paperLine>;

/** Float statement: where company money in an agent’s hands came from and went to. */
export const agentPaper = z.object({
  agentId: userId,
  name: z.string(),
  floatKobo: koboSum,
  earningsKobo: koboSum,
  /** Since the last count that was confirmed; nothing where there is none yet. */
  since: z.nullable(instant),
  openingKobo: koboSum,
  issuedKobo: koboSum,
  boughtKobo: koboSum,
  collectedKobo: koboSum,
  returnedKobo: koboSum,
  /** Cash that counts found too much, less what they found missing. */
  varianceKobo: koboSum,
  /** Newest first. */
  lines: z.array(paperLine),
  /** One that waits for an admin. */
  openCount: z.nullable(floatCount),
  asOf: instant,
});
export type AgentPaper = z.output<typeof agentPaper>;

/** An agent among others, for those who look after money. */
export const agentMoney = z.object({
  agentId: userId,
  name: z.string(),
  floatKobo: koboSum,
  earningsKobo: koboSum,
  lastCountedAt: z.nullable(instant),
  /** Change of customers that this agent counted at doors and nobody confirmed yet. */
  changeWaitingKobo: koboSum,
  openCount: z.nullable(floatCount),
});
export type AgentMoney = z.output<typeof agentMoney>;

/** An admin’s note on a movement: a slip’s number, a witness. */
export const note = line(200);
