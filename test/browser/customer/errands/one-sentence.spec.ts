import { expect, type Page } from '@playwright/test';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { paths } from '#contract/paths.ts';
import { newPhone } from '#test/factories/orders.ts';
import { nextButton, toWhere } from '#test/browser/pages/composer.ts';
import { takenOver } from '#test/browser/pages/hydrated.ts';
import { test } from '#test/browser/set-up/product.ts';

const copy = orderCopy.pcm;
const { task, parcel, at, wait, heard: understood } = errandsCopy.pcm;
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

async function sayYesTo(page: Page, sentence: string): Promise<void> {
  await page.goto(paths.order);
  await takenOver(page);
  await page.getByLabel(copy.list.label).fill(sentence);
  const yes = page.getByRole('button', { name: understood.use });
  await expect(yes).toBeInViewport({ ratio: 1 });
  await yes.click();
}

test('a guest whose sentence speaks of a bill is asked for its money at the yes, and then for the wait at the first press', async ({
  page,
}) => {
  await sayYesTo(page, 'make somebody go queue for AEDC office Utako pay my light bill');
  await expect(page.getByText(task.moneyWanted)).toBeVisible();
  await expect(page.getByLabel(task.money)).toBeFocused();
  await page.getByLabel(task.money).fill('5000');
  await nextButton(page).click();
  await expect(page.getByLabel(at.name)).toHaveValue('AEDC office');
  await expect(page.getByLabel(at.name)).toBeFocused();
  await nextButton(page).click();
  await expect(page.getByText(wait.refused)).toBeVisible();
});

test('a guest whose sentence is an errand is led to its question by the first press, and has a list by the second', async ({
  page,
}) => {
  await page.goto(paths.order);
  await takenOver(page);
  await page.getByLabel(copy.list.label).fill('go queue for AEDC office Utako pay my light bill 2k');
  const yes = page.getByRole('button', { name: understood.use });
  await expect(yes).toBeVisible();
  await nextButton(page).click();
  await expect(yes).toBeFocused();
  await expect(yes).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(understood.first)).toBeInViewport({ ratio: 1 });
  await nextButton(page).click();
  await expect(page.getByText(understood.first)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: copy.market.title })).toBeVisible();
});

test('a guest whose sentence says the money too has the keyboard in the place after the yes', async ({
  page,
}) => {
  await sayYesTo(page, 'go queue for AEDC office Utako pay my light bill 2k');
  await expect(page.getByLabel(at.name)).toBeFocused();
  await nextButton(page).click();
  await expect(page.getByText(wait.refused)).toBeVisible();
});

test('a guest has the keyboard in the parcel after the yes, is refused cash there, and finds the list again once nothing is written', async ({
  page,
}) => {
  await sayYesTo(
    page,
    'carry my phone charger from my sister in Utako to my house in Gwarinpa before evening',
  );
  await expect(page.getByLabel(parcel.label)).toBeFocused();
  await page.getByLabel(parcel.label).fill('cash 50000');
  await expect(page.getByText(parcel.cash)).toBeVisible();
  await page.getByLabel(parcel.label).fill('');
  await page.goto(paths.order);
  await expect(page.getByRole('radio', { name: copy.kind.kinds.market })).toBeChecked();
});

test('a guest whose sentence says a time reads beside the sum whether it can be promised', async ({
  page,
}) => {
  await sayYesTo(
    page,
    'collect my cake for Next Cash and Carry Jabi, bring am come Gwarinpa tomorrow before 4',
  );
  await nextButton(page).click();
  await page.getByText(wait.free(wait.minutes(10))).click();
  await nextButton(page).click();
  await page.getByLabel(copy.where.landmark).fill('1st Avenue');
  await nextButton(page).click();
  await page.getByLabel(copy.who.name).fill('Tunde');
  await page.getByLabel(copy.who.phone).fill(newPhone());
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: copy.review.title })).toBeVisible();
  await expect(page.getByText(/^You want am before: tomorrow .*4:00/)).toBeVisible();
});

test('a guest whose sentence names an area that is not served reads so at the stop of the errand', async ({
  page,
}) => {
  await sayYesTo(page, 'go queue for AEDC office Jahi pay my light bill 2k');
  await expect(page.getByLabel(at.name)).toHaveValue('AEDC office');
  await expect(page.getByText(at.notServed('Jahi'))).toBeInViewport({ ratio: 1 });
});

test('a guest whose landmark names an area that is not served reads so until another area is chosen', async ({
  page,
}) => {
  await page.goto(paths.order);
  await takenOver(page);
  await toWhere(page, 'garri');
  await page.getByLabel(copy.where.landmark).fill('Behind Jahi mosque');
  const hint = page.getByText(copy.where.notFrom('Jahi'));
  await expect(hint).toBeInViewport({ ratio: 1 });
  await page.getByLabel(copy.where.area).selectOption('Gwarinpa');
  await expect(hint).toHaveCount(0);
});
