import type { Locator, Page } from '@playwright/test';

/** Letters twice as big, as somebody sets them who reads badly. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Letters as they were. */
export async function singleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** The elements that stand out of the side of a page that is wider than its screen; none where it fits. */
export function standingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (one: Element) => one.getBoundingClientRect().right > clientWidth + 1;
    const out = [...document.body.querySelectorAll('*')].filter(isOut);
    const named = out
      .filter((one) => ![...one.children].some(isOut))
      .map((one) => one.outerHTML.slice(0, 160));
    return [`${scrollWidth - clientWidth} px too wide`, ...named.slice(0, 5)];
  });
}

/** Even the smallest page has its bar, with the way home and the other pages. */
const leastPresses = 3;

/** Goes through the page by Tab and names whatever has the focus while something else lies over all of it. */
export async function coveredUnderFocus(page: Page, mostPresses = 60): Promise<string[]> {
  await page.bringToFront();
  const covered: string[] = [];
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(whatHasFocus);
    if (focused === null) {
      if (presses < leastPresses) throw new Error(`the keyboard reached ${presses} places alone`);
      break;
    }
    if (focused.cover !== null) covered.push(`${focused.name} under ${focused.cover}`);
  }
  return covered;
}

/** Runs in the page. A field that is only seen through its label is looked for there. */
async function whatHasFocus(): Promise<{ name: string; cover: string | null } | null> {
  // The scrolled page is drawn first.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  // The link past the bars slides out of the way.
  const slides = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(slides.map(({ finished }) => finished));
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const isDrawn = focused.getBoundingClientRect().width > 2;
  const seen = isDrawn ? focused : (focused.closest('label') ?? focused);
  const { left, top, width, height } = seen.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isVisibleAt = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (seen.contains(hit) || hit.contains(seen));
  };
  const isSeen = shares.some((x) => shares.some((y) => isVisibleAt(left + x * width, top + y * height)));
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    name: (seen.textContent || seen.outerHTML).trim().slice(0, 60),
    cover: isSeen ? null : (over?.outerHTML.slice(0, 120) ?? 'the edge of the screen'),
  };
}

/** The share of the screen's height that bars keep to themselves while the page is read, from 0 to 1. */
export function heldByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const steps = Array.from({ length: 60 }, (_, step) => ((step + 0.5) * innerHeight) / 60);
    const isHeld = (y: number) => {
      for (let at = document.elementFromPoint(innerWidth / 2, y); at !== null; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky') return true;
      }
      return false;
    };
    return steps.filter(isHeld).length / steps.length;
  });
}

/** True where a part stands whole on the screen, and above the bar at its foot. */
export function standsAboveBar(part: Locator): Promise<boolean> {
  return part.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().top;
    return top >= 0 && bottom <= (bar ?? innerHeight);
  });
}
