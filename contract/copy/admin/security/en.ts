/** English (Nigeria): the security log. */
export const english = {
  intro:
    'Who signed in, whose rights changed, who took data out or read papers. A year of it; nobody can alter it.',
  kinds: {
    'signed-in': 'signed in',
    'signed-in-new-device': 'signed in on a new device',
    'signed-up': 'opened an account',
    'reset-issued': 'issued a reset link',
    'reset-used': 'used a reset link',
    'password-changed': 'changed the password',
    'authenticator-enrolled': 'enrolled an authenticator',
    'authenticator-removed': 'took the authenticator off',
    'passkey-enrolled': 'enrolled a passkey',
    'passkey-removed': 'took a passkey off',
    'recovery-codes-renewed': 'made new recovery codes',
    'recovery-code-used': 'used a recovery code',
    'second-steps-reset': 'took all second steps off an account',
    'role-changed': 'changed the role',
    'permissions-changed': 'changed the permissions',
    'owner-created': 'created the owner’s account',
    'signed-out-by-office': 'signed a person out everywhere',
    'person-exported': 'took out everything about a person',
    'account-exported': 'took out their own data',
    'person-deleted': 'deleted a person’s account',
    'papers-read': 'read an agent’s identity paper',
    'log-exported': 'took out lines of this log',
  },
  search: 'Who',
  searchHint: 'A whole username or an address',
  kind: 'What',
  anyKind: 'Everything',
  from: 'From',
  to: 'To',
  export: 'Take out as CSV',
  exported: (lines: number, isMore: boolean) =>
    isMore
      ? `The newest ${lines} lines are in your downloads`
      : lines === 1
        ? '1 line is in your downloads'
        : `${lines} lines are in your downloads`,
  columns: {
    at: 'When',
    actor: 'Who',
    kind: 'What',
    subject: 'Whom',
    detail: 'What became of it',
    address: 'Address',
    device: 'Device',
  },
  caption: 'Security log',
  theHouse: 'The system itself',
  somebody: 'Somebody without a session',
  nothing: 'No line matches',
  nothingText: 'Ask for less, or for other days.',
  empty: 'Nothing has happened yet',
  emptyText: 'The next sign-in appears here.',
  clear: 'Clear filters',
  more: 'Look further back',
  looking: 'Looking…',
  unknown: 'Unknown',
};

export type SecurityCopy = typeof english;
