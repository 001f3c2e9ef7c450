import type * as z from 'zod/mini';
import type { agentEvents } from '#contract/agents/events.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';

type AgentEventKind = z.output<(typeof agentEvents)[number]>['kind'];

/** The event of an agent, for admins and for the agent. */
export function agentEvent(userId: string, kind: AgentEventKind): OutboxEvent {
  return { topics: ['agents', `account:${userId}`], kind, payload: { userId } };
}
