import { confirmAuthenticator, startAuthenticator } from '#contract/accounts/second-steps/endpoints.ts';
import { number } from '#server/db/sql/codecs.ts';
import { fromBase32 } from '#server/features/accounts/second-steps/authenticator/base32.ts';
import { codeOf } from '#server/features/accounts/second-steps/authenticator/totp.ts';
import { answered } from '../client.ts';
import type { SomeoneSignedIn } from '../factories/people.ts';
import type { World } from '../world.ts';

/** The code that an authenticator shows, now or so many steps from now, by the clock of the database. */
export async function codeShown({ db }: Pick<World, 'db'>, secret: string, steps = 0): Promise<string> {
  const [row] = await db.one({ step: number })`
    select floor(extract(epoch from clock_timestamp()) / 30)::bigint + ${steps}::bigint as step`;
  return codeOf(fromBase32(secret), row.step);
}

/** A code that no other test has sent: as if the time of the earlier ones were long past. */
export async function freshCode(world: World, secret: string, { user }: SomeoneSignedIn): Promise<string> {
  await world.db`update authenticator set last_step = last_step - 100 where account_id = ${user.id}`;
  return codeShown(world, secret);
}

/** Enrols an authenticator; answers its secret and the recovery codes that came with it. */
export async function enrolAuthenticator(
  world: World,
  { client }: Pick<SomeoneSignedIn, 'client'>,
): Promise<{ secret: string; recoveryCodes: string[] | null }> {
  const { secret } = answered(await client.call(startAuthenticator, {}));
  const code = await codeShown(world, secret);
  return { secret, ...answered(await client.call(confirmAuthenticator, { code })) };
}
