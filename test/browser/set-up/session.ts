import type { BrowserContext } from '@playwright/test';
import type { Client } from '#test/client.ts';
import type { Product } from './product.ts';

/** Puts the session of somebody in particular into a browser. */
export async function sitDown(context: BrowserContext, product: Product, { cookies }: Client): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: product.url })));
}
