/** Reasons of the system for ending an order; screens show them in the reader’s language. */
export const systemReasons = [
  'unpaid',
  'not-reached',
  'not-shopped-in-time',
  'market-closed',
  'nothing-bought',
  'no-agent',
  'agent-silent',
  'agent-off',
  'not-delivered',
] as const;

export type SystemReason = (typeof systemReasons)[number];
