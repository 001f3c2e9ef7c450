import { expect, type Locator, type Page } from '@playwright/test';

/** The steps of a person who fills in a form wrongly, then rightly, then sends it. */
export interface FilledForm {
  name: string;
  /** Comes to where it stands. */
  open: (page: Page) => Promise<Locator>;
  /** The wrong input; without it everything is left as it stands. */
  wrong?: (form: Locator) => Promise<unknown>;
  send: string;
  /** The error of the first wrong field, which has the keyboard from then on. */
  refused: string;
  right: (form: Locator) => Promise<unknown>;
  /** Stands on the screen once it was taken. */
  done: (page: Page, form: Locator) => Locator;
}

const errorsOf = (form: Locator) => form.locator('.field-error[role=alert]');

/**
 * A form is not red before it is sent; a refusal leads to its field; a corrected field is right at once; then the form
 * is sent, and the focus is not lost.
 */
export async function fillWrongThenRight(page: Page, one: FilledForm): Promise<void> {
  const form = await one.open(page);
  const button = form.getByRole('button', { name: one.send, exact: true });
  await one.wrong?.(form);
  await expect(button).toBeVisible();
  await expect(errorsOf(form), `${one.name}: before it is sent`).toHaveCount(0);
  await button.click();
  await expect(errorsOf(form).first(), one.name).toHaveText(one.refused);
  await expect.poll(() => firstWrongHasFocus(form), { message: one.name }).toBe(true);
  await expect.poll(() => hiddenFocus(page), { message: one.name }).toBeNull();
  expect(await page.locator('form form').count(), `${one.name}: a form in a form`).toBe(0);
  await one.right(form);
  await expect(errorsOf(form), `${one.name}: put right`).toHaveCount(0);
  await button.click();
  await expect(one.done(page, form), one.name).toBeVisible();
  // The button may be gone: a person who uses keys, or listens, is still in its place.
  await expect(page.locator(':focus'), `${one.name}: the focus once it is sent`).toHaveCount(1);
}

function firstWrongHasFocus(form: Locator): Promise<boolean> {
  return form.evaluate((element) => {
    const wrong = element.querySelector('.field-error[role=alert]')?.closest('.field, fieldset');
    return wrong?.contains(document.activeElement) ?? false;
  });
}

/** Null where the focused control is in sight; otherwise the element over it. */
export function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nothing has the focus';
    // A radio is as small as a point: its label is what is seen of it.
    const seen = focused.matches('.sr-only') ? (focused.closest('label') ?? focused) : focused;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    if (bottom > innerHeight + 1 || top < -1)
      return `${Math.round(top)} to ${Math.round(bottom)} is out of sight`;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (middle !== null && (seen.contains(middle) || middle.contains(seen))) return null;
    return middle?.outerHTML.slice(0, 200) ?? 'nothing is there';
  });
}
