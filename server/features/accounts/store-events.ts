import type { SecondStepChange } from '#contract/accounts/second-steps/schema.ts';
import type { EventKind } from '#contract/events/domain-event.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';

export const sessionTopic = (sessionId: string) => `session:${sessionId}`;
export const rightsTopic = (accountId: string) => `rights:${accountId}`;

export const sessionEndedKind = 'session.ended' satisfies EventKind;

/** A sign-in that the account's owner is told of: on a new device, or by a reset link. */
export function signedInAnew(
  accountId: string,
  { by, device }: { by: 'password' | 'reset'; device: string },
): OutboxEvent {
  return { topics: ['sign-ins'], kind: 'account.signedInAnew', payload: { accountId, by, device } };
}

/** A change of second steps, or a used recovery code, that the account's owner is told of. */
export function secondStepChanged(
  accountId: string,
  { change, device }: { change: SecondStepChange; device: string },
): OutboxEvent {
  return {
    topics: ['second-steps'],
    kind: 'account.secondStepChanged',
    payload: { accountId, change, device },
  };
}

export function rightsChanged(accountId: string): OutboxEvent {
  return { topics: [rightsTopic(accountId)], kind: 'account.rightsChanged', payload: {} };
}
