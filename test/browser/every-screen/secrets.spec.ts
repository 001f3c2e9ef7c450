import { expect } from '@playwright/test';
import { listPeople } from '#contract/accounts/admin/endpoints.ts';
import { issueResetLink } from '#contract/accounts/endpoints.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { routeTables } from '#web/routes.ts';
import { addressOf } from '../pages/headings.ts';
import { test } from '../set-up/logging-proxy.ts';
import type { Kind } from '../set-up/product.ts';

const copy = trackingCopy.pcm;

/** Kind of person to whom the screen opens. */
function visitorOf({ audience }: (typeof routeTables.browser)[number]): Kind {
  if (audience === 'anyone') return 'visitor';
  if (audience === 'signed-in') return 'customer';
  return audience === 'agent' ? 'agent' : 'godmode';
}

test(
  'a proxy that logs every request of every screen learns no secret',
  { tag: '@full' },
  async ({ browser, product, loggingProxy: proxy }) => {
    test.setTimeout(300_000);
    const placed = await placeThrough(product.openDevice());
    const godmode = product.device('godmode');
    const { people } = answered(await godmode.call(listPeople, { role: 'customer' }));
    const { url: resetUrl } = answered(await godmode.call(issueResetLink, { userId: people[0]?.id ?? '' }));
    const resetLink = resetUrl.slice(new URL(resetUrl).origin.length);
    const secrets = new Set([placed.token]);
    const resetToken = resetLink.split('#')[1] ?? '';
    expect(resetToken.length).toBeGreaterThan(20);
    secrets.add(resetToken);

    const visits = Map.groupBy(routeTables.browser, visitorOf);
    for (const [kind, routes] of visits) {
      const context = await browser.newContext({
        baseURL: proxy.url,
        extraHTTPHeaders: { 'x-forwarded-for': product.nextAddress() },
      });
      const session = [...product.device(kind).cookies];
      await context.addCookies(session.map(([name, value]) => ({ name, value, url: proxy.url })));
      const page = await context.newPage();
      await page.goto(paths.orderLink(placed.code, placed.token));
      await expect(page.getByText(copy.freshness.live, { exact: true })).toBeVisible();
      for (const { pattern } of routes) {
        const own = pattern.replace(':code', placed.code);
        await page.goto(own === pattern ? addressOf(pattern) : own);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      }
      if (kind === 'visitor') {
        await page.goto(resetLink);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      }
      for (const { value } of await context.cookies()) if (value.length > 20) secrets.add(value);
      await context.close();
    }

    expect(proxy.lines.some((line) => line.startsWith('GET /api/events'))).toBe(true);
    for (const secret of secrets)
      expect(
        proxy.lines.filter((line) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
      ).toEqual([]);
  },
);

test('a link in its old form opens the order, and its secret stays on the device', async ({
  browser,
  product,
  loggingProxy: proxy,
}) => {
  const placed = await placeThrough(product.openDevice());
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await page.goto(`/track/${placed.code}#${placed.token}`);
  await expect(page.getByText(copy.freshness.live, { exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(proxy.lines.filter((line) => line.includes(placed.token))).toEqual([]);
  await context.close();
});
