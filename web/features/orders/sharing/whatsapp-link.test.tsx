// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Setting } from '#contract/settings/schema.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

let screen: OpenedScreen;

afterEach(() => screen.close());

async function open(settings: readonly Setting[]) {
  screen = await openScreen(<WhatsappLink label="Ask" text="Good day & more" />, {}, settings);
}

it('a customer writes to the business on WhatsApp with the words filled in, where its number is set', async () => {
  await open([{ key: 'contact_phone', value: '+2348031234567' }]);
  expect(document.querySelector('a')?.href).toBe('https://wa.me/2348031234567?text=Good%20day%20%26%20more');
});

it('a customer is offered no WhatsApp where the business has set no number', async () => {
  await open([]);
  expect(document.querySelector('a')).toBeNull();
});
