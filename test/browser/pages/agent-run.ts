import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { agentCopy } from '#contract/copy/agent.ts';
import type { Client } from '#test/client.ts';
import type { Product } from '../set-up/product.ts';

const copy = agentCopy.pcm;

/** Puts this person's session into the browser; no offer to install stands in the way. */
export async function carry(context: BrowserContext, client: Client, { url }: Product): Promise<Page> {
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('pwa-banner-dismissed', 'true'));
  return page;
}

/** A line of the run, opened if it is not. */
export async function openLine(page: Page, name: string) {
  const line = page.getByRole('listitem').filter({ hasText: name });
  const head = line.getByRole('button').first();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  return line;
}

/** Types an amount as a thumb does it. */
export async function typeAmount(page: Page, naira: string): Promise<void> {
  const pad = page.getByRole('dialog').getByRole('group', { name: copy.run.buy.keypad });
  for (const figure of naira) await pad.getByRole('button', { name: figure, exact: true }).click();
}

/** Buys a line for so much. */
export async function buy(page: Page, name: string, naira: string): Promise<void> {
  const line = await openLine(page, name);
  await line.getByRole('button', { name: copy.run.item.found }).click();
  await typeAmount(page, naira);
  await page.getByRole('button', { name: /^I buy am/ }).click();
}

/** Takes a photo where the sheet that is open asks for one, or into this field. */
export async function snap(page: Page, field?: Locator): Promise<void> {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5271d' } })
    .png()
    .toBuffer();
  const photo = { name: 'stall.png', mimeType: 'image/png', buffer };
  const sheet = page.getByRole('dialog');
  await (field ?? sheet.locator('input[type=file]')).setInputFiles(photo);
  if (field === undefined) await sheet.locator('img').first().waitFor();
}

/** Every step of this phone has reached the server. */
export const allSent = (page: Page) => expect(page.getByText(copy.frame.sent, { exact: true })).toBeVisible();

/** Runs in the page: the browser of a test has nothing to call with, and asking it to keeps it busy. */
export function withoutTelephone(): void {
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
  });
}
