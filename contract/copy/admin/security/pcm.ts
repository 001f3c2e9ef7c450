import type { SecurityCopy } from './en.ts';

/** Pidgin: di security log. */
export const pidgin: SecurityCopy = {
  intro:
    'Who sign in, whose power change, who carry data comot abi read paper. One year of am; nobody fit change am.',
  kinds: {
    'signed-in': 'sign in',
    'signed-in-new-device': 'sign in for new device',
    'signed-up': 'open account',
    'reset-issued': 'give reset link',
    'reset-used': 'use reset link',
    'password-changed': 'change password',
    'authenticator-enrolled': 'add authenticator',
    'authenticator-removed': 'remove authenticator',
    'passkey-enrolled': 'add passkey',
    'passkey-removed': 'remove passkey',
    'recovery-codes-renewed': 'make new recovery codes',
    'recovery-code-used': 'use recovery code',
    'second-steps-reset': 'remove all second steps from account',
    'role-changed': 'change role',
    'permissions-changed': 'change permission',
    'owner-created': 'create owner account',
    'signed-out-by-office': 'sign person out everywhere',
    'person-exported': 'carry everything about person comot',
    'account-exported': 'carry im own data comot',
    'person-deleted': 'delete person account',
    'papers-read': 'read agent identity paper',
    'log-exported': 'carry lines of dis log comot',
  },
  search: 'Who',
  searchHint: 'Full username abi address',
  kind: 'Wetin',
  anyKind: 'Everything',
  from: 'From',
  to: 'Reach',
  export: 'Carry am as CSV',
  exported: (lines, isMore) =>
    isMore
      ? `Di newest ${lines} lines dey your downloads`
      : lines === 1
        ? '1 line dey your downloads'
        : `${lines} lines dey your downloads`,
  columns: {
    at: 'When',
    actor: 'Who',
    kind: 'Wetin',
    subject: 'For who',
    detail: 'Wetin e turn to',
    address: 'Address',
    device: 'Device',
  },
  caption: 'Security log',
  theHouse: 'Di system itself',
  somebody: 'Person wey no sign in',
  nothing: 'No line match',
  nothingText: 'Ask for less, or for another day.',
  empty: 'Nothing don happen yet',
  emptyText: 'Di next sign-in go show here.',
  clear: 'Clear filters',
  more: 'Look back more',
  looking: 'I dey look…',
  unknown: 'I no know',
};
