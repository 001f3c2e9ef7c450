import { expect, type Page } from '@playwright/test';
import { agentCopy } from '#contract/copy/agent.ts';
import { loadPublicCopy } from '#contract/copy/public.ts';
import { paths } from '#contract/paths.ts';
import { shoppedOrder } from '../set-up/working-agent.ts';
import { carry } from '../pages/agent-run.ts';
import { aPhone } from '../pages/conversation.ts';
import { test } from '../set-up/product.ts';
import { takenOver } from '../pages/hydrated.ts';

const { shell, errors, login: copy } = await loadPublicCopy('pcm');
const { nav } = shell;

/** The files of the sign-in screen, which the front page has not fetched. */
const signInScreen = /\/assets\/login-[^/]*\.js$/;

function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

/** The person comes back from another tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

test('a screen that could not be fetched says so, and Try Again opens it once the network is back', async ({
  page,
}) => {
  await page.route(signInScreen, (route) => route.abort());
  await page.goto('/markets');
  // Before that the link leads to a whole page.
  await takenOver(page);
  await page.getByRole('link', { name: nav.signIn }).click();
  const trouble = page.getByRole('alert');
  await expect(trouble.getByText('Something went wrong')).toBeVisible();
  await expect(trouble).toContainText(errors.noNetwork);
  await expect(trouble.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await page.unroute(signInScreen);
  await trouble.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.signInHeading })).toBeVisible();
});

test('an agent’s frame that fails to load shows the error with a way to try again', async ({
  browser,
  product,
}) => {
  const { agent } = await shoppedOrder(product);
  const phone = await aPhone(browser, product);
  const page = await carry(phone, agent.client, product);
  const around = /\/assets\/agent-frame-[^/]*\.js$/;
  await page.route(around, (route) => route.abort());
  await page.goto(paths.agentRun);
  const trouble = page.getByRole('alert');
  await expect(trouble.getByText('Something went wrong')).toBeVisible();
  await page.unroute(around);
  await trouble.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('navigation', { name: agentCopy.pcm.frame.label })).toBeVisible();
  await phone.close();
});

for (const [broken, sentence] of [
  ["new Error('The scale is broken')", 'The scale is broken'],
  ["new Error('')", 'An unknown error occurred'],
] as const) {
  test(`a screen that breaks with ${broken} says "${sentence}", and Reload Page starts it anew`, async ({
    page,
  }) => {
    await page.route(signInScreen, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const page = { meta: () => ({ title: 'x' }) };
          export default () => { throw ${broken}; };`,
      }),
    );
    await page.goto('/markets');
    await takenOver(page);
    await page.getByRole('link', { name: nav.signIn }).click();
    const trouble = page.getByRole('alert');
    await expect(trouble.getByText('Something went wrong')).toBeVisible();
    await expect(trouble.getByText(sentence)).toBeVisible();
    await page.unroute(signInScreen);
    await trouble.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: copy.signInHeading })).toBeVisible();
  });
}

test('a page that cannot start at all shows the React Mount Error', async ({ page }) => {
  await page.route('/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') });
  });
  await page.goto('/login');
  const block = page.getByRole('alert').filter({ hasText: 'React Mount Error' });
  await expect(block).toContainText('Root element not found');
});

test('signing in without network is tried once more and then said above the form', async ({ page }) => {
  const calls = countCalls(page, '/api/auth/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(button).toBeDisabled();
  await page.getByLabel(copy.username).fill('ade');
  await expect(button).toBeDisabled();
  await page.getByLabel(copy.password, { exact: true }).fill('jollof and plantain');
  await button.click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.');
  expect(calls()).toBe(2);
});

test('a wrong password is not tried again, and the server says why', async ({ page }) => {
  const calls = countCalls(page, '/api/auth/login');
  await page.goto('/login');
  await page.getByLabel(copy.username).fill('nobody of this town');
  await page.getByLabel(copy.password, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Username or password no correct.');
  expect(calls()).toBe(1);
});

test('the signed-in person is asked for again when they come back, never on load', async ({
  page,
  become,
}) => {
  await become('customer');
  const calls = countCalls(page, '/api/auth/me');
  await page.goto('/markets', { waitUntil: 'networkidle' });
  expect(calls()).toBe(0);
  await page.context().clearCookies();
  await comeBack(page);
  await expect(page.getByRole('link', { name: nav.signIn })).toBeVisible();
  expect(calls()).toBe(1);
});

test('a read that fails is tried twice more, each time after a longer wait', async ({ page }) => {
  const calls = countCalls(page, '/api/auth/me');
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, body: 'The book is wet' }));
  await page.goto('/markets', { waitUntil: 'networkidle' });
  await page.clock.install();
  await comeBack(page);
  await expect.poll(calls).toBe(1);
  for (const [wait, asked] of [
    [900, 1],
    [200, 2],
    [1800, 2],
    [300, 3],
    [30_000, 3],
  ] as const) {
    // The answer has to be there before its wait begins.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(wait);
    await expect.poll(calls).toBe(asked);
  }
});

/** Opens an account of one's own, so that signing out takes nobody else's session along. */
async function signUpHere(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: copy.toSignUp }).click();
  await page.getByLabel(copy.username).fill(`halima ${Date.now()}`);
  await page.getByLabel(copy.password, { exact: true }).fill('jollof and plantain');
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page).toHaveURL('/my-orders');
}

test('signing out leads to the front page, signed out', async ({ page }) => {
  await signUpHere(page);
  await page.getByRole('button', { name: nav.signOut }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: nav.signIn })).toBeVisible();
  await page.goto('/my-orders');
  await expect(page).toHaveURL(/\/login\?/);
});

test('signing out leads to the front page even when the server cannot be told', async ({ page }) => {
  await signUpHere(page);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: nav.signOut }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: nav.signIn })).toBeVisible();
  await page.goto('/my-orders');
  await expect(page).toHaveURL(/\/login\?/);
});
