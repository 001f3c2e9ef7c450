import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Lighthouse’s result for a page, on a cheap phone with slow 4G. */
export interface Report {
  scores: Record<Category, number>;
  /** Milliseconds, but for the shift. */
  metrics: Record<(typeof metrics)[number], number>;
  /** The largest element of the page, as Lighthouse describes it. */
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

export async function measurePage(url: string, port: number): Promise<Report> {
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

/** Undefined where its recording lacks the start of the page, as one does now and then: it has to be run again. */
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

/** Audits that cost points, with the score of each. */
function belowIn({ audits }: Result): string[] {
  return Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, score, displayValue }) => `${id} (${String(score)}) ${displayValue ?? ''}`.trim());
}
