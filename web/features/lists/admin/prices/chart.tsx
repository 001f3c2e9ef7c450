import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { PriceHistory } from '#contract/lists/prices/history.ts';
import { lagosInstant } from '#contract/time.ts';
import { csvOf } from '#web/lib/format/csv.ts';
import { dayOf, shortDayOf } from '#web/lib/format/dates.ts';
import { download } from '#web/lib/device/download.ts';
import { naira, shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { drawingOf, field, type Drawing } from './chart-points.ts';

interface Props {
  /** Name of the CSV file. */
  name: string;
  history: PriceHistory;
}

const noon = (date: string) => lagosInstant(date, '12:00').toISOString();

/** A price over half a year: what it says in a sentence, as a picture, and as a table behind it. */
export function PriceChart({ name, history }: Props) {
  const { story: copy } = useCatalogue(adminMarketsCopy).prices;
  const drawing = drawingOf(history);
  const { weeks, samples } = history;
  if (drawing === null) return <p className="text-ink-soft">{copy.empty}</p>;
  const medians = weeks.map(({ medianKobo }) => medianKobo);
  const [low, high] = weeks.length === 0 ? [0, 0] : [Math.min(...medians), Math.max(...medians)];
  const summary = copy.summary(samples.length, weeks.length, naira(low), naira(high));
  return (
    <figure className="grid gap-3">
      <figcaption>
        <h3>{copy.chart}</h3>
        <p className="text-sm text-ink-soft">{summary}</p>
      </figcaption>
      <Picture drawing={drawing} label={summary} />
      <Legend />
      <Behind name={name} weeks={weeks} />
    </figure>
  );
}

function Picture({ drawing, label }: { drawing: Drawing; label: string }) {
  const { width, height, left, right } = field;
  return (
    // A drawing of many elements, which no tag of its own can be.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-auto w-full">
      {drawing.lines.map(({ kobo, y }) => (
        <g key={kobo}>
          <line x1={left} x2={width - right} y1={y} y2={y} stroke="var(--line)" />
          <text x={left - 8} y={y + 4} textAnchor="end" fontSize="13" fill="var(--ink-soft)">
            {shortNaira(kobo)}
          </text>
        </g>
      ))}
      <text x={left} y={height - 6} fontSize="13" fill="var(--ink-soft)">
        {shortDayOf(noon(drawing.from))}
      </text>
      <text x={width - right} y={height - 6} textAnchor="end" fontSize="13" fill="var(--ink-soft)">
        {shortDayOf(noon(drawing.to))}
      </text>
      <polygon points={drawing.range} fill="var(--chart-1)" opacity="0.2" />
      <polyline points={drawing.median} fill="none" stroke="var(--chart-1)" strokeWidth="3" />
      {drawing.dots.map(({ id, x, y, isCounted }) =>
        isCounted ? (
          <circle key={id} cx={x} cy={y} r="4" fill="var(--chart-3)" />
        ) : (
          <path
            key={id}
            d={`M${x - 5} ${y - 5}l10 10m0-10l-10 10`}
            stroke="var(--chart-4)"
            strokeWidth="2.5"
          />
        ),
      )}
    </svg>
  );
}

/** Legend of line, band, dot and cross: by shape as well as by colour. */
function Legend() {
  const { legend } = useCatalogue(adminMarketsCopy).prices.story;
  const signs = [
    { word: legend.median, sign: <path d="M1 8h18" stroke="var(--chart-1)" strokeWidth="3" /> },
    { word: legend.range, sign: <path d="M1 3h18v10H1z" fill="var(--chart-1)" opacity="0.2" /> },
    { word: legend.sample, sign: <circle cx="10" cy="8" r="4" fill="var(--chart-3)" /> },
    {
      word: legend.waiting,
      sign: <path d="M5 3l10 10m0-10l-10 10" stroke="var(--chart-4)" strokeWidth="2.5" />,
    },
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {signs.map(({ word, sign }) => (
        <li key={word} className="flex items-center gap-2">
          <svg width="20" height="16" viewBox="0 0 20 16" aria-hidden="true">
            {sign}
          </svg>
          {word}
        </li>
      ))}
    </ul>
  );
}

/** The same in figures, to read and to take away. */
function Behind({ name, weeks }: { name: string } & Pick<PriceHistory, 'weeks'>) {
  const { story: copy } = useCatalogue(adminMarketsCopy).prices;
  const heads = copy.columns;
  const toFile = () => {
    const rows = weeks.map(({ week, medianKobo, lowKobo, highKobo, samples }) => [
      week,
      ...[medianKobo, lowKobo, highKobo].map((kobo) => (kobo / 100).toFixed(2)),
      String(samples),
    ]);
    const head = [heads.week, heads.median, heads.low, heads.high, heads.samples];
    download(`${name}.csv`, 'text/csv', csvOf([head, ...rows]));
  };
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 font-extrabold">{copy.table}</summary>
      <div className="grid gap-3">
        <Table
          caption={copy.chart}
          rows={weeks}
          keyOf={({ week }) => week}
          columns={[
            { key: 'week', head: heads.week, isTitle: true, cell: ({ week }) => dayOf(noon(week)) },
            {
              key: 'median',
              head: heads.median,
              isNumber: true,
              cell: ({ medianKobo }) => naira(medianKobo),
            },
            { key: 'low', head: heads.low, isNumber: true, cell: ({ lowKobo }) => naira(lowKobo) },
            { key: 'high', head: heads.high, isNumber: true, cell: ({ highKobo }) => naira(highKobo) },
            { key: 'samples', head: heads.samples, isNumber: true, cell: ({ samples }) => samples },
          ]}
        />
        <Button variant="secondary" onClick={toFile}>
          {copy.csv}
        </Button>
      </div>
    </details>
  );
}
