import { expect, test } from 'vitest';
import { removeAuthenticator } from '#contract/accounts/second-steps/endpoints.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { enrolAuthenticator } from '#test/second-steps/authenticator-app.ts';
import { browserOf, kindsOn, openNoticeWorld } from '#test/worlds/notices.ts';

const here = await openNoticeWorld();

test('an account’s owner is told that a second step came and that it went; the one notice hides not the other', async () => {
  const admin = await signUpAdmin(here.world, ['money:manage']);
  const browser = await browserOf(here, admin.client);
  await enrolAuthenticator(here.world, admin);
  await here.deliver();
  answered(await admin.client.call(removeAuthenticator, {}));
  await here.deliver();
  expect(kindsOn(browser)).toEqual(['second-step-changed', 'second-step-changed']);
});
