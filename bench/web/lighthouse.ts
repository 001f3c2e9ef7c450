import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What Lighthouse found on a page, as a cheap phone on slow 4G would see it. */
export interface Looked {
  scores: Record<Category, number>;
  /** Milliseconds, but for the shift. */
  metrics: Record<(typeof metrics)[number], number>;
  /** What the largest thing on the page is, as Lighthouse writes it. */
  largest: string;
  below: string[];
  /** Lighthouse's own figure of how fast the machine was. */
  machine: number;
}

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

export async function lookAt(url: string, port: number): Promise<Looked> {
  const lhr = (await recorded(url, port)) ?? (await recorded(url, port));
  if (lhr === undefined) throw new Error('Lighthouse missed the start of the page twice');
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const metric = (name: (typeof metrics)[number]) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {
      'first-contentful-paint': metric('first-contentful-paint'),
      'largest-contentful-paint': metric('largest-contentful-paint'),
      'speed-index': metric('speed-index'),
      'total-blocking-time': metric('total-blocking-time'),
      'cumulative-layout-shift': metric('cumulative-layout-shift'),
    },
    largest: largestOf(lhr),
    below: belowIn(lhr),
    machine: lhr.environment.benchmarkIndex,
  };
}

/** Nothing where its recording lacks the start of the page, as one does now and then: it asks to be run again. */
async function recorded(url: string, port: number): Promise<Result | undefined> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    logLevel: 'error',
  });
  if (result === undefined) throw new Error('Lighthouse gave no result');
  const { runtimeError } = result.lhr;
  if (runtimeError === undefined) return result.lhr;
  if (runtimeError.code === 'NO_NAVSTART') return undefined;
  throw new Error(runtimeError.message);
}

function largestOf({ audits }: Result): string {
  const shown = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? '');
  return /"snippet":"((?:[^"\\]|\\.)*)"/.exec(shown)?.[1]?.replaceAll('\\"', '"').slice(0, 120) ?? 'unknown';
}

/** What costs points, with how much of each is left. */
function belowIn({ audits }: Result): string[] {
  return Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, score, displayValue }) => `${id} (${String(score)}) ${displayValue ?? ''}`.trim());
}
