import { expect } from '@playwright/test';
import { orderCopy } from '#contract/copy/order.ts';
import { test } from '../set-up/product.ts';

const { list, item, worth } = orderCopy.pcm;

const forwarded = [
  '[25/11, 09:12] Mama Chidi: Good morning my dear',
  '[25/11, 09:12] Mama Chidi: SHOPPING LIST',
  '[25/11, 09:13] Mama Chidi: abeg 2 paint garri',
  '[25/11, 09:13] Mama Chidi: pick white one',
  '[25/11, 09:14] Mama Chidi: onions 500',
  '[25/11, 09:14] Mama Chidi: ponmo 3k from Mama Nkechi',
  '[25/11, 09:15] Mama Chidi: total 12k',
].join('\n');

test('a forwarded message becomes its goods, and what is no item is bought only when the customer says so', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/order');
  await page.getByLabel(list.label).fill(forwarded);
  await expect(page.getByText(list.read(3))).toBeVisible();
  const chips = page.getByRole('listitem');
  await expect(chips.filter({ hasText: '2 paint garri' })).toContainText('pick white one');
  await expect(chips.filter({ hasText: `onion · ${worth('₦500')}` })).not.toContainText('1 onion');
  await expect(chips.filter({ hasText: 'ponmo' })).toContainText('from mama nkechi');
  await expect(chips.filter({ hasText: list.noItem })).toHaveText([
    /Good morning/,
    /SHOPPING LIST/,
    /total 12k/,
  ]);

  const heading = chips.filter({ hasText: 'SHOPPING LIST' });
  await heading.getByRole('button', { name: list.remove('SHOPPING LIST') }).click();
  await expect(page.getByText(list.removed('shopping list'))).toBeVisible();
  // The focus stays in the place of the line that was changed by keyboard.
  await expect(page.getByRole('button', { name: list.undo })).toBeFocused();
  await chips.filter({ hasText: 'total 12k' }).getByRole('button', { name: list.isItem }).click();
  await expect(page.getByText(list.read(4))).toBeVisible();
  await expect(chips.filter({ hasText: 'total' }).getByRole('button').first()).toBeFocused();

  await chips.getByRole('button', { name: /onion/ }).first().click();
  await page.getByLabel(item.measure).selectOption('paint');
  await page.keyboard.press('Escape');
  await expect(chips.filter({ hasText: '1 paint onion' })).toContainText(list.cap('₦500.00'));

  // Much talk is folded, so that the goods come first.
  const talk = ['<Media omitted>', '👍🏾', 'I will call you later', '5000', 'Use the 20k I sent you'];
  await page.getByLabel(list.label).fill([...talk, '2 paint garri'].join('\n'));
  await expect(page.getByText(list.read(1))).toBeVisible();
  await expect(chips.filter({ hasText: list.noItem }).first()).toBeHidden();
  await page.getByText(list.talk(talk.length)).click();
  await expect(chips.filter({ hasText: list.noItem })).toHaveCount(talk.length);
});
