import type { OrderForAdmin } from '#contract/admin/order-history.ts';
import type { ItemEvent } from '#contract/orders/shopping/item-event.ts';

type Source = Pick<OrderForAdmin, 'steps' | 'offers' | 'questions' | 'alarms' | 'changes'> & {
  order: Pick<OrderForAdmin['order'], 'itemEvents' | 'items'>;
};

/** One thing that happened to an order, whatever it happened to. */
export type HistoryEntry = { at: string } & (
  | { of: 'step'; step: OrderForAdmin['steps'][number] }
  | { of: 'item'; event: ItemEvent; name: string }
  | { of: 'offer'; offer: OrderForAdmin['offers'][number] }
  | { of: 'offer-end'; offer: OrderForAdmin['offers'][number] }
  | { of: 'question'; question: OrderForAdmin['questions'][number] }
  | { of: 'answer'; question: OrderForAdmin['questions'][number] }
  | { of: 'alarm'; alarm: OrderForAdmin['alarms'][number] }
  | { of: 'settled'; alarm: OrderForAdmin['alarms'][number] }
  | { of: 'change'; change: NonNullable<OrderForAdmin['changes']>[number] }
);

// Each is a line of its own already, with more about it than the audit holds.
const shownOtherwise: ReadonlySet<string> = new Set([
  'moveOrder',
  'placePhoneOrder',
  'settleAlarm',
  'decideRejection',
]);
const shownByQuestion: ReadonlySet<string> = new Set(['proposeReplacement', 'askPrice']);

/** Everything that is known of an order, the newest first. */
export function adminHistoryOf({ order, steps, offers, questions, alarms, changes }: Source): HistoryEntry[] {
  const names = new Map(order.items.map(({ id, name }) => [id, name]));
  const lines: HistoryEntry[] = [
    ...steps.map((step) => ({ of: 'step' as const, at: step.at, step })),
    ...order.itemEvents
      .filter(({ step }) => !shownByQuestion.has(step))
      .map((event) => ({ of: 'item' as const, at: event.at, event, name: names.get(event.itemId) ?? '' })),
    ...offers.flatMap((offer) => [
      { of: 'offer' as const, at: offer.madeAt, offer },
      ...ended(offer.endedAt).map((at) => ({ of: 'offer-end' as const, at, offer })),
    ]),
    ...questions.flatMap((question) => [
      { of: 'question' as const, at: question.askedAt, question },
      ...ended(question.answeredAt).map((at) => ({ of: 'answer' as const, at, question })),
    ]),
    ...alarms.flatMap((alarm) => [
      { of: 'alarm' as const, at: alarm.raisedAt, alarm },
      ...ended(alarm.settledAt).map((at) => ({ of: 'settled' as const, at, alarm })),
    ]),
    ...(changes ?? [])
      .filter(({ action }) => !shownOtherwise.has(action))
      .map((change) => ({ of: 'change' as const, at: change.at, change })),
  ];
  // Events of the same time keep their sequence, reversed with the rest.
  return lines.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
}

function ended(at: string | null): string[] {
  return at === null ? [] : [at];
}
