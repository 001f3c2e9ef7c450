/** One line of a family: what it is about, and how much. */
export interface Sample {
  suffix?: '_bucket' | '_sum' | '_count';
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** Everything that is told under one name. */
export interface Family {
  name: string;
  help: string;
  kind: 'counter' | 'gauge' | 'histogram';
  samples: () => readonly Sample[];
}

/** A counter that its user holds on to, so that nothing is looked up. */
export interface Cell {
  value: number;
}

/** A family of counters or gauges, one cell for each value of its label. */
export interface Cells extends Family {
  of: (value: string) => Cell;
}

export function cells(kind: 'counter' | 'gauge', name: string, help: string, label: string): Cells {
  const known = new Map<string, Cell>();
  return {
    name,
    help,
    kind,
    of: (value) => known.get(value) ?? keep(known, value, { value: 0 }),
    samples: () => [...known].map(([of, { value }]) => ({ labels: { [label]: of }, value })),
  };
}

/** A family of one cell. */
export function cell(kind: 'counter' | 'gauge', name: string, help: string): Family & Cell {
  const one = { name, help, kind, value: 0, samples: () => [{ labels: {}, value: one.value }] };
  return one;
}

/** A metric that is read only on a scrape. */
export function readGauge(
  kind: 'counter' | 'gauge',
  { name, help }: { name: string; help: string },
  read: () => number,
): Family {
  return { name, help, kind, samples: () => [{ labels: {}, value: read() }] };
}

/** A histogram of durations: how many stayed under each bound, and all of them together. */
export interface Spread {
  labels: Readonly<Record<string, string>>;
  counts: number[];
  sum: number;
}

export function spread(labels: Spread['labels'], bounds: readonly number[]): Spread {
  return { labels, counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
}

export function observe(into: Spread, bounds: readonly number[], seconds: number): void {
  let place = 0;
  while (place < bounds.length && seconds > (bounds[place] ?? Infinity)) place += 1;
  into.counts[place] = (into.counts[place] ?? 0) + 1;
  into.sum += seconds;
}

export function samplesOf({ labels, counts, sum }: Spread, bounds: readonly number[]): Sample[] {
  let count = 0;
  const buckets = counts.map((more, place): Sample => {
    count += more;
    return { suffix: '_bucket', labels: { ...labels, le: String(bounds[place] ?? '+Inf') }, value: count };
  });
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }];
}

/** The families as Prometheus reads them. */
export function printFamilies(families: readonly Family[]): string {
  return families
    .map(({ name, help, kind, samples }) => {
      const lines = samples().map((sample) => printSample(name, sample));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');
    })
    .join('');
}

function printSample(name: string, { suffix, labels, value }: Sample): string {
  const written = Object.entries(labels).map(([label, of]) => `${label}="${escaped(of)}"`);
  return `${name}${suffix ?? ''}${written.length === 0 ? '' : `{${written.join(',')}}`} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function keep<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  known.set(key, value);
  return value;
}
