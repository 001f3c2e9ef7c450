// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { readRows } from '#web/offline/queue/action.ts';
import { mirror } from '#web/offline/queue/pending-sync.ts';
import { WhatWaits } from './card.tsx';

let screen: OpenedScreen;

afterEach(async () => {
  vi.useRealTimers();
  await screen.close();
  localStorage.clear();
});

const { actions } = readRows(
  [1, 2].map((id) => ({ id, endpoint: '/api/orders', data: {}, timestamp: 1, owner: null, refusal: null })),
);

describe('unsent writes', () => {
  it('the count of unsent writes is read when a person looks', async () => {
    mirror(actions);
    screen = await openScreen(<WhatWaits />);
    expect(screen.text()).toContain('2 things wey you send still dey wait for dis phone');
  });

  it('the count of unsent writes is read again every five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    screen = await openScreen(<WhatWaits />);
    expect(screen.text()).toContain('Nothing dey wait');
    mirror(actions.slice(0, 1));
    await act(async () => vi.advanceTimersByTime(4999));
    expect(screen.text()).toContain('Nothing dey wait');
    await act(async () => vi.advanceTimersByTime(1));
    expect(screen.text()).toContain('1 thing wey you send still dey wait for dis phone');
    mirror([]);
    await act(async () => vi.advanceTimersByTime(5000));
    expect(screen.text()).toContain('Nothing dey wait');
  });
});
