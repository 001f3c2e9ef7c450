import { mutantsOf } from '../mutant.ts';

export const accountsMutants = mutantsOf('accounts', [
  {
    breaks: 'a wrong password signs somebody in',
    file: 'server/features/accounts/sessions/sign-in.ts',
    find: 'if (!fits || account === undefined)',
    replace: 'if (account === undefined)',
    project: 'db',
    tests: ['server/features/accounts/sessions/sign-in.db'],
  },
  {
    breaks: 'an admin with users:manage makes a reset link for the owner',
    file: 'server/features/accounts/one-time-links/issue-reset-link.ts',
    find: `if (!mayChangeAccess(memberOf(caller).user, account)) return { ok: false, reason: 'not-allowed' };`,
    replace: '',
    project: 'db',
    tests: ['server/features/accounts/one-time-links/reset-password.db'],
  },
  {
    breaks: 'a one-time link opens a second time',
    file: 'server/features/accounts/one-time-links/store.ts',
    find: 'where token_hash = ${tokenHash} and used_at is null and expires_at > now()\n    returning token_hash',
    replace: 'where token_hash = ${tokenHash} and expires_at > now()\n    returning token_hash',
    project: 'db',
    tests: ['server/features/accounts/one-time-links/reset-password.db'],
  },
  {
    breaks: 'an account is deleted without its password',
    file: 'server/features/accounts/own-account/delete-account.ts',
    find: `  const confirmed = await confirmPassword(db, user.id, password);
  if (!confirmed.ok) return confirmed;
  const held`,
    replace: '  void password;\n  const held',
    project: 'db',
    tests: ['server/features/accounts/own-account/own-account.db'],
  },
  {
    breaks: 'two owners who demote each other at once leave nobody',
    file: 'server/features/accounts/admin/change-role.ts',
    find: `    if (!(await holdOwnership(transaction)).includes(actor.id)) return { ok: false, reason: 'not-allowed' };`,
    replace: '',
    project: 'db',
    tests: ['server/features/accounts/admin/people.db'],
  },
]);
