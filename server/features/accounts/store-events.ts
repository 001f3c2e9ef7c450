export const sessionTopic = (sessionId: string) => `session:${sessionId}`;
export const rightsTopic = (accountId: string) => `rights:${accountId}`;

export const sessionEndedKind = 'session.ended';

export function rightsChanged(accountId: string) {
  return { topics: [rightsTopic(accountId)], kind: 'account.rightsChanged', payload: {} } as const;
}
