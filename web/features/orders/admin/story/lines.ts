import type { OrderForOffice } from '#contract/admin/order-story.ts';
import type { ItemEvent } from '#contract/orders/shopping/item-story.ts';

type Told = Pick<OrderForOffice, 'steps' | 'offers' | 'questions' | 'alarms' | 'changes'> & {
  order: Pick<OrderForOffice['order'], 'itemEvents' | 'items'>;
};

/** One thing that happened to an order, whatever it happened to. */
export type OfficeStoryLine = { at: string } & (
  | { of: 'step'; step: OrderForOffice['steps'][number] }
  | { of: 'item'; event: ItemEvent; name: string }
  | { of: 'offer'; offer: OrderForOffice['offers'][number] }
  | { of: 'offer-end'; offer: OrderForOffice['offers'][number] }
  | { of: 'question'; question: OrderForOffice['questions'][number] }
  | { of: 'answer'; question: OrderForOffice['questions'][number] }
  | { of: 'alarm'; alarm: OrderForOffice['alarms'][number] }
  | { of: 'settled'; alarm: OrderForOffice['alarms'][number] }
  | { of: 'change'; change: NonNullable<OrderForOffice['changes']>[number] }
);

// Each is a line of its own already, with more about it than the audit holds.
const toldOtherwise: ReadonlySet<string> = new Set(['moveOrder', 'settleAlarm', 'decideRejection']);
const toldByQuestion: ReadonlySet<string> = new Set(['proposeReplacement', 'askPrice']);

/** Everything that is known of an order, the newest first. */
export function officeStoryOf({ order, steps, offers, questions, alarms, changes }: Told): OfficeStoryLine[] {
  const names = new Map(order.items.map(({ id, name }) => [id, name]));
  const lines: OfficeStoryLine[] = [
    ...steps.map((step) => ({ of: 'step' as const, at: step.at, step })),
    ...order.itemEvents
      .filter(({ step }) => !toldByQuestion.has(step))
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
      .filter(({ action }) => !toldOtherwise.has(action))
      .map((change) => ({ of: 'change' as const, at: change.at, change })),
  ];
  // What happened at one moment stays in the sequence in which it is told, turned round with the rest.
  return lines.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
}

function ended(at: string | null): string[] {
  return at === null ? [] : [at];
}
