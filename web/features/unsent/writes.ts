import * as z from 'zod/mini';
import type { User } from '#contract/accounts/schema.ts';
import { recordSeenPrices } from '#contract/agents/prices/endpoints.ts';
import { sendMessage } from '#contract/chat/endpoints.ts';
import { about } from '#contract/chat/schema.ts';
import type { WaitingCopy } from '#contract/copy/waiting/en.ts';
import { kobo } from '#contract/kobo.ts';
import { sendListRequest } from '#contract/orders/requests/endpoints.ts';
import { answerQuestion } from '#contract/orders/run/endpoints.ts';
import { countFloat } from '#contract/payments/agents/endpoints.ts';
import { bringReturn } from '#contract/payments/returns/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { orderOfAction, requestIdOf } from '../orders/placing/sent/queued-order.ts';
import { doorSteps, isStepName } from '../run/steps/steps.ts';

export type Kind = keyof WaitingCopy['kind'];

/** A write that is on this phone only, in the trade’s words. */
export interface Thing {
  kind: Kind;
  action: QueuedAction;
  /** Subject of the write; empty where it is unknown. */
  about: string;
  stands: keyof WaitingCopy['stands'];
  /** Writes that wait behind it. */
  behind: number;
  /** The screen where it is put right, for all but an order: that goes back into its draft. */
  place: string | null;
}

const mostNames = 4;
const counted = z.object({ countedKobo: kobo, words: z.string() });
const priceList = z.object({ prices: z.array(z.unknown()) });
const messageInput = z.object({ about, text: z.string() });

/** Queued writes of this person or of no account, oldest first. */
export function thingsOf(
  actions: readonly QueuedAction[],
  copy: WaitingCopy,
  person: Pick<User, 'role'> | null,
): Thing[] {
  const refusedLines = new Set<string>();
  return actions.map((action) => {
    const { line, refusal, id } = action;
    const isHeld = line !== null && refusedLines.has(line);
    if (line !== null && refusal !== null) refusedLines.add(line);
    const behind = actions.filter((later) => line !== null && later.line === line && later.id > id).length;
    const stands = refusal !== null ? 'refused' : isHeld ? 'held' : 'waits';
    return { action, stands, behind, ...described(action, copy, person) };
  });
}

/** True where time alone may send everything. */
export function goesByItself(things: readonly Thing[]): boolean {
  return things.every(({ stands }) => stands === 'waits');
}

function described(
  action: QueuedAction,
  copy: WaitingCopy,
  person: Pick<User, 'role'> | null,
): Pick<Thing, 'kind' | 'about' | 'place'> {
  const { name, line, data } = action;
  const order = requestIdOf(action) === undefined ? undefined : orderOfAction(action);
  if (order !== undefined) return { kind: 'order', about: itemsOf(order.items, copy), place: null };
  if (line?.startsWith('run:')) return stepOf(line.slice('run:'.length), name);
  if (name === countFloat.name) return countOf(data);
  if (name === recordSeenPrices.name) return pricesOf(data, copy);
  if (name === bringReturn.name) return { kind: 'goods', about: '', place: paths.agentFloat };
  if (name === sendListRequest.name) return { kind: 'list', about: '', place: paths.order };
  if (name === sendMessage.name) return messageOf(data, person?.role === 'agent');
  if (name === answerQuestion.name) return answerOf(action);
  return { kind: 'other', about: '', place: null };
}

function itemsOf(items: readonly { name: string }[], copy: WaitingCopy): string {
  const names = items.slice(0, mostNames).map(({ name }) => name);
  return copy.items(names.join(', '), items.length - names.length);
}

function stepOf(code: string, name: string | null) {
  return {
    kind: 'step',
    about: code,
    place: isStepName(name) && doorSteps.has(name) ? paths.agentDoor(code) : paths.agentRun,
  } as const;
}

function countOf(data: unknown) {
  const read = counted.safeParse(data);
  const { countedKobo, words: note } = read.success ? read.data : { countedKobo: null, words: '' };
  const parts = [countedKobo === null ? '' : shortNaira(countedKobo), note];
  return {
    kind: 'count',
    about: parts.filter((part) => part !== '').join(' · '),
    place: paths.agentShiftClose,
  } as const;
}

function pricesOf(data: unknown, copy: WaitingCopy) {
  const read = priceList.safeParse(data);
  const count = read.success ? copy.prices(read.data.prices.length) : '';
  return { kind: 'prices', about: count, place: paths.agentPrices } as const;
}

/** Its address names the order. */
function answerOf({ endpoint }: QueuedAction) {
  const code = orderCode.safeParse(/MW-[0-9A-Z-]+/.exec(endpoint)?.[0]);
  return {
    kind: 'answer',
    about: code.success ? code.data : '',
    place: code.success ? paths.trackOrder(code.data) : null,
  } as const;
}

function messageOf(data: unknown, carries: boolean) {
  const read = messageInput.safeParse(data);
  if (!read.success) return { kind: 'message', about: '', place: null } as const;
  const { text, about: whom } = read.data;
  const orderChat = carries ? paths.runChat : paths.orderChat;
  return {
    kind: 'message',
    about: text,
    place: whom.kind === 'order' ? orderChat(whom.code) : paths.officeChat(),
  } as const;
}
