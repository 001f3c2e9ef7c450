import { expect } from '@playwright/test';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { originalCopy } from '#contract/copy/order/original.ts';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { paths } from '#contract/paths.ts';
import { troubles } from '#test/browser/pages/accessibility.ts';
import { anAdmin, openAdminBrowser } from '#test/browser/set-up/admin.ts';
import { withMicrophone } from '#test/browser/set-up/launch.ts';
import { test } from '#test/browser/set-up/product.ts';

test.use({ launchOptions: withMicrophone });

const copy = adminListsCopy.pcm;
const { player } = originalCopy.pcm;
const { talk, send, card } = requestsCopy.pcm;

test(
  'staff play what a customer recorded, faster, wind it to a place, and hear it to its end',
  { tag: '@full' },
  async ({ page, browser, product }) => {
    test.setTimeout(120_000);
    await page.goto(paths.order);
    await page.getByRole('button', { name: orderCopy.pcm.list.voice }).click();
    await page.getByRole('button', { name: talk.start }).click();
    await expect(page.getByRole('timer')).toContainText('54');
    await page.getByRole('button', { name: talk.stop }).click();
    await expect(page.getByLabel(talk.listen)).toBeVisible();
    await page.getByLabel(send.name).fill('Ada Recorded');
    await page.getByLabel(send.phone).fill('0803 667 4411');
    await page.getByRole('button', { name: send.send }).click();
    await expect(page.getByRole('heading', { name: card.states.waiting })).toBeVisible();

    const client = await anAdmin(product, 'Efe Recorded', ['orders:view', 'orders:manage']);
    const { adminContext, page: office } = await openAdminBrowser(browser, product, client);
    await office.goto(paths.adminLists);
    await office.getByRole('link', { name: 'Ada Recorded', exact: true }).click();
    const position = office.getByLabel(player.position);
    const audio = office.locator('audio');
    const playing = () =>
      audio.evaluate((one: HTMLAudioElement) => ({
        duration: one.duration,
        at: one.currentTime,
        rate: one.playbackRate,
      }));
    await expect.poll(async () => (await playing()).duration).toBeGreaterThan(4);
    const { duration } = await playing();
    expect(duration).toBeLessThan(60);
    const most = Number(await position.getAttribute('max'));
    expect(Math.abs(most - duration)).toBeLessThanOrEqual(1);
    for (let steps = 0; steps < 2; steps += 1)
      await office.getByRole('button', { name: player.faster }).click();
    await expect(office.getByText(player.speed('1.5'))).toBeVisible();
    await office.getByRole('button', { name: player.play, exact: true }).click();
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5);
    expect((await playing()).rate).toBe(1.5);
    await office.getByRole('button', { name: player.pause, exact: true }).click();
    await position.fill('3');
    await expect.poll(async () => (await playing()).at).toBe(3);
    await expect(position).toHaveValue('3');
    await position.fill('0.5');
    await expect.poll(async () => (await playing()).at).toBe(0.5);
    await office.getByRole('button', { name: player.play, exact: true }).click();
    await expect(office.getByRole('button', { name: player.play, exact: true })).toBeVisible({
      timeout: 15_000,
    });
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(most - 0.6);
    await expect(office.getByText(player.failed)).toHaveCount(0);
    await expect(office.getByLabel(copy.writing.label)).toBeVisible();
    expect(await troubles(office)).toEqual([]);
    await adminContext.close();
  },
);
