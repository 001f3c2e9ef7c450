import { expect } from '@playwright/test';
import { changeRole, signUp } from '#contract/accounts/endpoints.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { login } from '#contract/copy/public/en/login.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { test } from '../set-up/product.ts';

const copy = customerCopy.en.password;

test('a new admin with a one-letter password signs in, sets a strong one and lands in the office', async ({
  page,
  product,
}) => {
  const credentials = { username: 'Ada of one letter', password: 'x' };
  const { id } = answered(await product.openDevice().call(signUp, credentials));
  answered(await product.device('godmode').call(changeRole, { userId: id, role: 'admin' }));
  await page.context().addCookies([{ name: 'language', value: 'en', url: product.url }]);
  await page.goto(paths.admin);
  await page.getByLabel(login.username).fill(credentials.username);
  await page.getByLabel(login.password, { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: login.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { name: copy.strongerTitle })).toBeVisible();

  await page.goto(paths.admin);
  await expect(page.getByRole('heading', { name: copy.strongerTitle })).toBeVisible();
  const change = page.getByRole('button', { name: copy.change, exact: true });
  await page.getByLabel(copy.current).fill('x');
  await page.getByLabel(copy.new).fill('password1234');
  await change.click();
  await expect(page.getByText('Choose a longer password')).toBeVisible();
  await page.getByLabel(copy.new).fill('yam, oil and pepper');
  await change.click();
  await expect(page).toHaveURL(new RegExp(`${paths.admin}$`));
});
