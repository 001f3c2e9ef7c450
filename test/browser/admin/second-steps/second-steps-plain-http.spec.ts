import { expect, type Page } from '@playwright/test';
import { adminCopy } from '#contract/copy/admin.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { login } from '#contract/copy/public/pcm/login.ts';
import { paths } from '#contract/paths.ts';
import { signUp } from '#contract/accounts/endpoints.ts';
import { answered } from '#test/client.ts';
import { digitsOf } from '#test/second-steps/app-digits.ts';
import { freePort } from '#test/network/free-port.ts';
import { startProduct, theOwner } from '#test/product/process.ts';
import { openProduct, test as base, type Product } from '#test/browser/set-up/product.ts';

const copy = secondStepsCopy.pcm;
const { stepUp, people } = adminCopy.pcm;

/** At an address of numbers and over plain http, as in a shop’s own network. */
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted out of the pattern
    async ({}, use) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const running = await startProduct({ PORT: `${port}`, PUBLIC_URL: url });
      await use(await openProduct({ ...running, url }));
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function signInByHand(page: Page): Promise<void> {
  await page.goto(`${paths.login}?next=${encodeURIComponent(paths.admin)}`);
  await page.getByLabel(login.username, { exact: true }).fill(theOwner.username);
  await page.getByLabel(login.password, { exact: true }).fill(theOwner.password);
  await page.getByRole('button', { name: login.signIn, exact: true }).click();
  await expect(page).toHaveURL(paths.admin);
}

test('an owner at a plain address signs in as before, sets up an authenticator, and gives its digits before a reset link', async ({
  page,
  product,
}) => {
  const lost = { username: 'tola lost hers', password: 'ofada and ayamase' };
  const { id } = answered(await product.openDevice().call(signUp, lost));
  await signInByHand(page);
  await page.getByRole('link', { name: copy.nudge.open }).click();
  await expect(page.getByText(copy.passkeys.notAtThisAddress)).toBeVisible();
  await page.getByRole('button', { name: copy.authenticator.start }).click();
  const key = await page.getByLabel(copy.authenticator.key, { exact: true }).inputValue();
  await page.getByLabel(copy.authenticator.code).fill(digitsOf(key));
  await page.getByRole('button', { name: copy.authenticator.confirm }).click();
  await page.getByRole('button', { name: copy.recovery.noted }).click();

  // A later day: the password alone opens the desk, and rights ask for the digits.
  await page.context().clearCookies();
  await signInByHand(page);
  await expect(page.getByText(copy.nudge.title)).toHaveCount(0);
  await page.goto(`${paths.adminUsers}?person=${id}`);
  await page.getByRole('button', { name: people.resetLink, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: stepUp.title });
  await dialog.getByLabel(stepUp.password, { exact: true }).fill(theOwner.password);
  await dialog.getByRole('button', { name: stepUp.confirm }).click();
  await expect(dialog.getByText(stepUp.codeRefused)).toBeVisible();
  // The code of now may be the one that was used; the next counts already.
  await dialog.getByLabel(stepUp.code, { exact: true }).fill(digitsOf(key, 1));
  await dialog.getByRole('button', { name: stepUp.confirm }).click();
  await expect(page.getByLabel(people.resetIssued)).toHaveValue(/\/login#reset=/);
});
