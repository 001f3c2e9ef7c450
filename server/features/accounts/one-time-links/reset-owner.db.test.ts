import { expect, test } from 'vitest';
import { me, resetPassword, signIn } from '#contract/accounts/endpoints.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { addressOf } from '#test/database.ts';
import { signInOwner, signUpAs } from '#test/factories/people.ts';
import { openDatabaseLine } from '#test/network/breakable-connection.ts';
import { run } from '#test/product/backup-command.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const line = openDatabaseLine(await addressOf(world.db));
const password = 'ofada, ayamase, dodo';

async function resetOwner(...words: string[]) {
  const { url } = await line;
  return run('owner-reset', words, { DATA_DIR: '/nowhere', DATABASE_URL: url });
}

function tokenIn(output: string): string {
  return /\/login#reset=([\w-]{43})$/m.exec(output)?.[1] ?? '';
}

test('the only owner needs no name; of two one is named, and a name that is no owner’s makes no link', async () => {
  expect(tokenIn((await resetOwner()).output)).not.toBe('');
  const other = await signUpAs(world, 'godmode');
  const unnamed = await resetOwner();
  expect(unnamed).toMatchObject({ ok: false });
  expect(unnamed.output).toContain(other.username);
  expect(unnamed.output).not.toContain('#reset=');
  expect((await resetOwner('Nobody of these')).output).toContain('No owner has this username.');
  const named = await resetOwner(other.username.toUpperCase());
  expect(tokenIn(named.output)).not.toBe('');
});

test('an owner who lost everything gets a link at the machine, once, and every device is signed out', async () => {
  const owner = await signInOwner(world);
  const { output, ok } = await resetOwner(owner.username);
  expect(ok).toBe(true);
  const token = tokenIn(output);
  answered(await world.device().call(resetPassword, { token, password }));
  expect((await owner.client.call(me, {})).ok).toBe(false);
  answered(await world.device().call(signIn, { username: owner.username, password }));
  expect(await world.device().call(resetPassword, { token, password })).toMatchObject({
    reason: 'link-spent',
  });
  expect(await readAudit(world, 'accounts', owner.user.id)).toContainEqual(
    expect.objectContaining({ action: 'issueResetLink', actorId: null }),
  );
});
