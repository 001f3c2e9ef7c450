// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSource, type Update } from './event-source.ts';

/** A line that the test holds in its hand. */
class Line extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Line[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    Line.opened.push(this);
  }

  stands(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  says(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }

  breaks(forGood: boolean): void {
    this.readyState = forGood ? Line.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = Line.CLOSED;
  }
}

const updates: Update[] = [];
const lines = () => Line.opened.map(({ url }) => url);
let tickets = 0;
let givesTickets = true;
const takeTicket = async () => {
  tickets += 1;
  if (!givesTickets) throw new Error('no network');
};
const open = (address = '/api/events') =>
  openSource(address, takeTicket, (something) => updates.push(something));
const last = () => Line.opened.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Line);
  Line.opened = [];
  updates.length = 0;
  tickets = 0;
  givesTickets = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line for live events', () => {
  it('says that it stands, that the past was not heard, and then what happens', () => {
    open();
    last()?.stands();
    const event = { kind: 'order.confirm', payload: { code: 'MW-7KQ2P9XA' } };
    last()?.says(event);
    expect(updates).toEqual([{ type: 'state', state: 'open' }, { type: 'fresh' }, { type: 'event', event }]);
  });

  it('keeps quiet about a cut that the browser mends at once', () => {
    open();
    last()?.stands();
    last()?.breaks(false);
    vi.advanceTimersByTime(2000);
    last()?.stands();
    vi.advanceTimersByTime(20_000);
    expect(updates.filter(({ type }) => type !== 'event')).toHaveLength(2);
  });

  it('says that it is down when the cut lasts', () => {
    open();
    last()?.stands();
    last()?.breaks(false);
    vi.advanceTimersByTime(6000);
    expect(updates.at(-1)).toEqual({ type: 'state', state: 'down' });
  });

  it('asks again by itself where the server refused it, and stops when it is closed', () => {
    const source = open();
    last()?.breaks(true);
    vi.advanceTimersByTime(6000);
    expect(lines()).toHaveLength(2);
    source.close();
    last()?.breaks(true);
    source.close();
    vi.advanceTimersByTime(120_000);
    expect(lines()).toHaveLength(2);
  });

  it('turns to another address when a tab wants more, and answers one that wants the same', () => {
    const source = open();
    last()?.stands();
    source.turnTo('/api/events');
    expect(updates.at(-1)).toEqual({ type: 'state', state: 'open' });
    expect(lines()).toEqual(['/api/events']);
    source.turnTo('/api/events#another-person');
    expect(lines()).toEqual(['/api/events', '/api/events#another-person']);
    expect(tickets).toBe(0);
  });

  it('takes a ticket before it opens an address that asks for one, and a new one where a stream is refused', async () => {
    const source = open('/api/events?ticket=yes#.MW-7KQ2P9XA');
    expect(lines()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(lines()).toEqual(['/api/events?ticket=yes#.MW-7KQ2P9XA']);
    last()?.stands();
    last()?.breaks(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([lines().length, tickets]).toEqual([2, 2]);
    source.close();
  });

  it('tries again later where no ticket can be had, and opens nothing once it is closed', async () => {
    givesTickets = false;
    const source = open('/api/events?ticket=yes#.MW-7KQ2P9XA');
    await vi.advanceTimersByTimeAsync(5000);
    expect([lines().length, tickets]).toEqual([0, 2]);
    expect(updates.at(-1)).toEqual({ type: 'state', state: 'down' });
    givesTickets = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([lines().length, tickets]).toEqual([1, 3]);
    last()?.breaks(true);
    source.close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect([lines().length, tickets]).toEqual([1, 3]);
  });
});
