import { mutantsOf } from '../mutant.ts';

const accounts = 'server/features/accounts';

export const accountsMutants = mutantsOf('accounts', [
  {
    breaks: 'a wrong password signs somebody in',
    file: `${accounts}/commands-sign-in.ts`,
    find: 'if (!fits || account === undefined)',
    replace: 'if (account === undefined)',
    project: 'db',
    tests: [`${accounts}/sign-in.db`],
  },
  {
    breaks: 'an admin with users:manage makes a reset link for the owner',
    file: `${accounts}/commands-links.ts`,
    find: `if (!mayChangeAccess(memberOf(caller).user, account)) return { ok: false, reason: 'not-allowed' };`,
    replace: '',
    project: 'db',
    tests: [`${accounts}/links.db`],
  },
  {
    breaks: 'a one-time link opens a second time',
    file: `${accounts}/store-links.ts`,
    find: 'where token_hash = ${tokenHash} and used_at is null and expires_at > now()\n    returning token_hash',
    replace: 'where token_hash = ${tokenHash} and expires_at > now()\n    returning token_hash',
    project: 'db',
    tests: [`${accounts}/links.db`],
  },
  {
    breaks: 'an account is deleted without its password',
    file: `${accounts}/commands-own.ts`,
    find: `  const confirmed = await confirmPassword(db, user.id, password);
  if (!confirmed.ok) return confirmed;
  const held`,
    replace: '  void password;\n  const held',
    project: 'db',
    tests: [`${accounts}/own-account.db`],
  },
  {
    breaks: 'two owners who demote each other at once leave nobody',
    file: `${accounts}/commands-people.ts`,
    find: `    if (!(await holdOwnership(transaction)).includes(actor.id)) return { ok: false, reason: 'not-allowed' };`,
    replace: '',
    project: 'db',
    tests: [`${accounts}/people.db`],
  },
]);
