import type { Visit } from '#contract/analytics/schema.ts';

type Vital = Visit['vitals'][number];
type Name = Vital['name'];

export interface Vitals {
  now: () => Vital[];
  /** The next screen of the same page: what belongs to loading is not counted twice. */
  startAnew: () => void;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Watches how the page feels: first byte, first and largest paint, shifts, slowest tap. */
export function watchVitals(): Vitals {
  const values = new Map<Name, number>();
  const raise = (name: Name, value: number) => values.set(name, Math.max(values.get(name) ?? 0, value));
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation !== undefined && 'responseStart' in navigation)
    values.set('TTFB', Number(navigation.responseStart));
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') values.set('FCP', entry.startTime);
  });
  observe('largest-contentful-paint', (entry) => values.set('LCP', entry.startTime));
  const addShift = shiftWindows();
  observe('layout-shift', (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) raise('CLS', addShift(entry));
  });
  observe('event', (entry) => {
    if (((entry as Interaction).interactionId ?? 0) > 0) raise('INP', entry.duration);
  });
  return {
    now: () => [...values].map(([name, value]) => ({ name, value: Math.round(value * 1000) / 1000 })),
    startAnew: () => values.clear(),
  };
}

function isShift(entry: PerformanceEntry): entry is LayoutShift {
  return 'hadRecentInput' in entry && 'value' in entry;
}

/** Shifts that follow each other within a second, for five seconds at most, count as one; answers that sum. */
export function shiftWindows(): (shift: Pick<LayoutShift, 'startTime' | 'value'>) => number {
  let sum = 0;
  let firstAt = -Infinity;
  let lastAt = -Infinity;
  return ({ startTime, value }) => {
    const isSameWindow = startTime - lastAt < 1000 && startTime - firstAt < 5000;
    sum = isSameWindow ? sum + value : value;
    if (!isSameWindow) firstAt = startTime;
    lastAt = startTime;
    return sum;
  };
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  // A browser that does not know the type throws on Safari and warns elsewhere: it simply measures less.
  if (!('PerformanceObserver' in globalThis) || !PerformanceObserver.supportedEntryTypes.includes(type))
    return;
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}
