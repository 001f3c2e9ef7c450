import { event } from '../events/event.ts';
import { id } from '../fields.ts';

const ofAgent = { userId: id };

export const agentEvents = [
  event('agent.applied', ofAgent),
  event('agent.verified', ofAgent),
  event('agent.refused', ofAgent),
  event('agent.suspended', ofAgent),
  /** To another city. */
  event('agent.moved', ofAgent),
  event('agent.wentOnline', ofAgent),
  event('agent.wentOffline', ofAgent),
  event('agent.askedForFloat', ofAgent),
] as const;

export const earlierAgentKinds = {
  'agent.apply': 'agent.applied',
  'agent.verify': 'agent.verified',
  'agent.refuse': 'agent.refused',
  'agent.suspend': 'agent.suspended',
  'agent.goOnline': 'agent.wentOnline',
  'agent.goOffline': 'agent.wentOffline',
} as const;
