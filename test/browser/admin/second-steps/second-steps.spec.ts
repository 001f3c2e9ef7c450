import { expect, type Page } from '@playwright/test';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { errors } from '#contract/copy/public/pcm/shell.ts';
import { paths } from '#contract/paths.ts';
import { digitsOf } from '#test/second-steps/app-digits.ts';
import { anAdmin, openAdminBrowser } from '#test/browser/set-up/admin.ts';
import { deliveredOrder } from '#test/browser/set-up/delivered-order.ts';
import { elevenMinutesPass } from '#test/browser/set-up/clock/eleven-minutes-pass.ts';
import { test } from '#test/browser/set-up/product.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';

const copy = secondStepsCopy.pcm;
const { stepUp } = adminCopy.pcm;
const money = adminMoneyCopy.pcm.order;

/** A phone whose finger is read, or none where `isUserVerified` is false. */
async function openVirtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('an admin is led from the day’s desk to a passkey, and is asked for it before a refund', async ({
  browser,
  product,
}) => {
  const { code } = await deliveredOrder(product, product.openDevice());
  const client = await anAdmin(product, 'ngozi guards money', [
    'orders:view',
    'orders:manage',
    'money:view',
    'money:refund',
  ]);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  const phone = await openVirtualAuthenticator(page);
  await page.goto(paths.admin);
  await page.getByRole('link', { name: copy.nudge.open }).click();
  await expect(page).toHaveURL(paths.adminSecondSteps);
  await expect(page.getByText(copy.passkeys.none)).toBeVisible();
  expect(await troubles(page)).toEqual([]);

  const add = page.getByRole('button', { name: copy.passkeys.add });
  await page.getByLabel(copy.passkeys.name).fill(' ');
  await add.click();
  await expect(page.getByText(copy.passkeys.nameRefused)).toBeVisible();
  // The finger is not read at the first try.
  await phone.setVerified(false);
  await page.getByLabel(copy.passkeys.name).fill('Ngozi phone');
  await add.click();
  await expect(page.getByText(copy.passkeys.givenUp)).toBeVisible();
  await phone.setVerified(true);
  await add.click();
  const codes = page.getByRole('dialog', { name: copy.recovery.shownTitle });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await troubles(page)).toEqual([]);
  // Escape by mistake loses none of them.
  const first = await codes.getByRole('listitem').first().innerText();
  await page.keyboard.press('Escape');
  await expect(codes).toBeHidden();
  await page.getByRole('button', { name: copy.recovery.showAgain }).click();
  await expect(codes.getByRole('listitem').first()).toHaveText(first);
  await codes.getByRole('button', { name: copy.recovery.noted }).click();
  await expect(page.getByText(copy.recovery.notNoted)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ngozi phone' })).toBeVisible();
  await expect(page.getByText(copy.recovery.left(10))).toBeVisible();
  await page.goto(paths.admin);
  await expect(page.getByText(copy.nudge.title)).toHaveCount(0);

  await elevenMinutesPass(product, client);
  await page.goto(`${paths.adminOrders}?order=${code}`);
  const sheet = page.getByRole('region', { name: adminOrdersCopy.pcm.order.label(code) });
  await sheet.getByLabel(money.amount).fill('300');
  await sheet.getByLabel(money.reason).fill('Tomato don soft');
  await sheet.getByRole('button', { name: money.look }).click();
  await sheet.getByRole('button', { name: money.confirm('₦300.00') }).click();
  const dialog = page.getByRole('dialog', { name: stepUp.title });
  await expect(dialog.getByLabel(stepUp.password)).toHaveCount(0);
  await phone.setVerified(false);
  await dialog.getByRole('button', { name: stepUp.passkey }).click();
  await expect(dialog.getByText(stepUp.passkeyGivenUp)).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  await phone.setVerified(true);
  await dialog.getByRole('button', { name: stepUp.passkey }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet.getByText(adminMoneyCopy.pcm.movements['refund-granted'] ?? '')).toBeVisible();
  await adminContext.close();
});

test('an admin without a phone at hand steps up by password and a recovery code, which counts once', async ({
  browser,
  product,
}) => {
  const client = await anAdmin(product, 'bisi lost her phone', ['users:view', 'users:manage']);
  const { adminContext, page } = await openAdminBrowser(browser, product, client);
  await page.goto(paths.adminSecondSteps);
  await page.getByRole('button', { name: copy.authenticator.start }).click();
  const key = await page.getByLabel(copy.authenticator.key, { exact: true }).inputValue();
  const confirm = page.getByRole('button', { name: copy.authenticator.confirm });
  await confirm.click();
  await expect(page.getByText(copy.authenticator.codeRefused)).toBeVisible();
  await page.getByLabel(copy.authenticator.code).fill(digitsOf(key, 10));
  await confirm.click();
  await expect(page.getByText('Dat code no count.')).toBeVisible();
  await page.getByLabel(copy.authenticator.code).fill(digitsOf(key));
  await confirm.click();
  const shown = page.getByRole('dialog', { name: copy.recovery.shownTitle });
  const recoveryCode = await shown.getByRole('listitem').first().innerText();
  await shown.getByRole('button', { name: copy.recovery.noted }).click();

  const stepUpBy = async (code: string) => {
    await elevenMinutesPass(product, client);
    await page.getByRole('button', { name: copy.recovery.renew }).click();
    const sure = page.getByRole('dialog', { name: copy.recovery.renewTitle });
    await sure.getByRole('button', { name: copy.recovery.renew }).click();
    const dialog = page.getByRole('dialog', { name: stepUp.title });
    await dialog.getByLabel(stepUp.password, { exact: true }).fill('suya and cold zobo');
    await dialog.getByLabel(stepUp.code, { exact: true }).fill(code);
    await dialog.getByRole('button', { name: stepUp.confirm }).click();
    return dialog;
  };
  await expect(await stepUpBy(recoveryCode.toLowerCase())).toBeHidden();
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await shown.getByRole('button', { name: copy.recovery.noted }).click();
  const dialog = await stepUpBy(recoveryCode);
  await expect(dialog.getByText('Dat code no count.')).toBeVisible();
  expect(await troubles(page)).toEqual([]);
  // Without network the reason stays in the form.
  await adminContext.setOffline(true);
  await dialog.getByRole('button', { name: stepUp.confirm }).click();
  await expect(dialog.locator('form').getByText(errors.noNetwork)).toBeVisible();
  await adminContext.close();
});
