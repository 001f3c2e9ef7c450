import * as z from 'zod/mini';
import { accountEvents, earlierAccountKinds } from '../accounts/events.ts';
import { agentEvents, earlierAgentKinds } from '../agents/events.ts';
import { chatEvents, earlierChatKinds } from '../chat/events.ts';
import { zoneEvents } from '../cities/zones/events.ts';
import { earlierOfferKinds, offerEvents } from '../dispatch/events.ts';
import { earlierLaunchKinds, launchEvents } from '../launch/events.ts';
import { listEvents } from '../lists/events.ts';
import { earlierOrderKinds, orderEvents } from '../orders/events.ts';
import { requestEvents } from '../orders/requests/events.ts';
import { weeklyEvents } from '../orders/weekly/events.ts';
import { earlierPaymentKinds, paymentEvents } from '../payments/events.ts';
import { earlierPhoneKinds, phoneEvents } from '../phones/events.ts';

/** Everything that can happen, with what each event says. */
export const domainEvent = z.discriminatedUnion('kind', [
  ...accountEvents,
  ...agentEvents,
  ...chatEvents,
  ...zoneEvents,
  ...launchEvents,
  ...listEvents,
  ...offerEvents,
  ...orderEvents,
  ...paymentEvents,
  ...phoneEvents,
  ...requestEvents,
  ...weeklyEvents,
]);
export type DomainEvent = z.output<typeof domainEvent>;
export type EventKind = DomainEvent['kind'];

/** Every kind there is. */
export const eventKinds: readonly EventKind[] = domainEvent.def.options.flatMap(
  ({ shape }) => shape.kind.def.values,
);

type Payloads = { [Event in DomainEvent as Event['kind']]: Event['payload'] };
export type PayloadOf<Kind extends EventKind> = Payloads[Kind];
/** The event of one kind, or of any of several. */
export type EventOf<Kind extends EventKind> = {
  [One in Kind]: { kind: One; payload: Payloads[One] };
}[Kind];

/** The names of before 27 November 2026. Rows and pages of then have them: they stay readable for good, and no kind takes one anew. */
export const earlierKinds: Readonly<Record<string, EventKind>> = {
  ...earlierAccountKinds,
  ...earlierAgentKinds,
  ...earlierChatKinds,
  ...earlierLaunchKinds,
  ...earlierOfferKinds,
  ...earlierOrderKinds,
  ...earlierPaymentKinds,
  ...earlierPhoneKinds,
};

const earlierNames = new Map(Object.entries(earlierKinds).map(([earlier, kind]) => [kind, earlier]));

/** The name of today for a name of any time; a name that is in no table is answered as it is. */
export function currentKind(name: string): string {
  return earlierKinds[name] ?? name;
}

/** The name by which the version before knows a kind. */
export function earlierNameOf(kind: EventKind): string {
  return earlierNames.get(kind) ?? kind;
}

/** Every name under which rows hold these kinds. */
export function namesOf(kinds: Iterable<EventKind>): string[] {
  return [...new Set([...kinds].flatMap((kind) => [kind, earlierNameOf(kind)]))];
}
