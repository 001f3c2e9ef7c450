// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageSlug } from '#contract/page-slug.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import Landing from './landing.tsx';

let screen: OpenedScreen;

afterEach(async () => {
  await screen.close();
  vi.useRealTimers();
});

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function market(name: string, changes: object = {}) {
  const slug = pageSlug(name);
  return {
    id: slug,
    name,
    slug,
    description: '',
    location: '',
    imageUrl: null,
    isActive: true,
    marketDays: everyDay,
    hours: { opens: '06:00', closes: '22:00' },
    closures: [],
    position: { latitude: 9.07, longitude: 7.4 },
    ...changes,
  };
}

async function openAt(instant: string, markets: object[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  screen = await openScreen(<Landing />, { '/api/markets': { status: 200, body: JSON.stringify(markets) } });
  await screen.wait(50);
  return {
    ...screen,
    names: () => [...document.querySelectorAll('#markets h3')].map((name) => name.textContent),
  };
}

const four = ['Ada Market', 'Bako Market', 'Chika Market', 'Dauda Market'].map((name) => market(name));

describe('the front page', () => {
  it('shows at most three markets', async () => {
    const { names } = await openAt('2026-11-23T08:00:00Z', four);
    expect(names()).toEqual(['Ada Market', 'Bako Market', 'Chika Market']);
  });

  it('passes over what is not active or does not trade today', async () => {
    const { names } = await openAt('2026-11-23T08:00:00Z', [
      market('Hidden Market', { isActive: false }),
      market('Friday Market', { marketDays: ['friday'] }),
      market('Monday Market', { marketDays: ['monday'] }),
    ]);
    expect(names()).toEqual(['Monday Market']);
  });

  it('has no market on a Sunday, and says so', async () => {
    const { names, text } = await openAt('2026-11-22T10:00:00Z', four);
    expect(names()).toEqual([]);
    expect(text()).toContain('No market on Sunday');
  });

  it('knows that it is still Sunday in Lagos only until eleven at night in UTC', async () => {
    const { names } = await openAt('2026-11-22T23:00:00Z', four);
    expect(names()).toHaveLength(3);
  });

  it('says every fee in naira with two decimals', async () => {
    const { text } = await openAt('2026-11-23T08:00:00Z', four);
    expect(text()).toContain('₦150.00');
    expect(text()).toContain('₦50.00');
    expect(text()).toContain('about 30 minutes');
  });

  it('sends to the order by a full page load', async () => {
    await openAt('2026-11-23T08:00:00Z', four);
    expect(document.querySelector('#home a[href="/order"]')).not.toBeNull();
    expect(document.querySelector('#home a[href="#markets"]')).not.toBeNull();
  });
});
