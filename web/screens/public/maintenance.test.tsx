// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import Maintenance from './maintenance.tsx';

let screen: OpenedScreen;

afterEach(async () => {
  await screen.close();
  vi.restoreAllMocks();
});

async function openGate(answers: Parameters<typeof openScreen>[1] = {}) {
  screen = await openScreen(<Maintenance />, answers);
  return screen;
}

const done = { status: 200, body: '{"done":true}' };

describe('the early-access form', () => {
  it('asks for name and email in the specification’s words, first on submit, then while typing', async () => {
    const { alerts, type, tap, text } = await openGate();
    await type('Email', 'amaka');
    expect(text()).not.toContain('Please provide a valid email address');
    await tap('Put me for di list');
    expect(alerts()).toEqual(['Name is required', 'Please provide a valid email address']);
    await type('Name', 'Amaka');
    await type('Email', 'amaka@example.com');
    expect(alerts()).toEqual([]);
  });

  it('says "Subscribing..." while it waits', async () => {
    const { button, type, tap } = await openGate({ '/api/maintenance/subscribers': 'never answers' });
    await type('Name', 'Amaka');
    await type('Email', 'amaka@example.com');
    await tap('Put me for di list');
    expect(button('Subscribing...').disabled).toBe(true);
  });

  it('thanks, and shows that the person is on the list', async () => {
    const { text, type, tap } = await openGate({ '/api/maintenance/subscribers': done });
    await type('Name', 'Amaka');
    await type('Email', 'amaka@example.com');
    await tap('Put me for di list');
    expect(text()).toContain("You're on the list!");
    expect(text()).toContain('Thank you for subscribing!');
    expect(text()).toContain("We'll notify you as soon as the product launches.");
  });

  it.each([
    [
      'the server’s own words',
      { status: 429, body: 'Small small. Try again for 1 minute.' },
      'Small small. Try again for 1 minute.',
    ],
    ['"Please try again later" without any', { status: 422, body: '' }, 'Please try again later'],
  ])('fails with %s', async (_what, answer, shown) => {
    const { text, type, tap } = await openGate({ '/api/maintenance/subscribers': answer });
    await type('Name', 'Amaka');
    await type('Email', 'amaka@example.com');
    await tap('Put me for di list');
    expect(text()).toContain('Subscription failed');
    expect(text()).toContain(shown);
  });
});

describe('the access key', () => {
  it('is required', async () => {
    const { alerts, tap } = await openGate();
    await tap('Access Key');
    await tap('Enter');
    expect(alerts()).toEqual(['Access key is required']);
  });

  it('that is wrong is said to be invalid', async () => {
    const { text, type, tap } = await openGate({ '/api/maintenance/verify-key': { status: 422, body: '' } });
    await tap('Access Key');
    await type('Access key', 'wrong');
    await tap('Enter');
    expect(text()).toContain('Invalid access key');
    expect(text()).toContain('Please check your access key and try again');
  });

  it('that is right opens the door after a second and a half, and hides the way to enter one', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const later = vi.spyOn(globalThis, 'setTimeout');
    const { text, type, tap } = await openGate({ '/api/maintenance/verify-key': done });
    await tap('Access Key');
    await type('Access key', 'MW-EARLY');
    await tap('Enter');
    expect(assign).not.toHaveBeenCalled();
    expect(later.mock.calls.filter(([, ms]) => ms === 1500)).toHaveLength(1);
    expect(text()).toContain('Access Granted!');
    expect(text()).toContain('Access granted!');
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(text()).not.toContain('Access Key');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'), { timeout: 30_000 });
  });
});
