import { useId, type ReactNode } from 'react';
import { csvOf } from '#web/lib/format/csv.ts';
import { download } from '#web/lib/device/download.ts';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { ChartTable, type Figures } from './chart-table.tsx';

interface Props {
  title: string;
  /** One sentence that sums up the chart. */
  summary: string;
  /** The figures it is drawn from. */
  figures: Figures;
  /** Name of the CSV file. */
  file: string;
  copy: { table: string; csv: string; csvOf: (title: string) => string };
  /** As wide as the page, where others stand two and two. */
  isWide?: boolean;
  children: ReactNode;
}

/** A drawing with what it says in words, the table behind it, and that table as a file. */
export function ChartFigure({ title, summary, figures, file, copy, isWide = false, children }: Props) {
  const id = useId();
  const save = () =>
    download(
      file,
      'text/csv',
      csvOf([figures.heads, ...figures.rows.map(({ cells }) => cells.map(({ plain }) => plain))]),
    );
  return (
    <figure
      className={classNames('card chart flex flex-col', isWide && 'col-span-full')}
      aria-labelledby={id}
    >
      <figcaption className="grid gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-ink-soft">{summary}</p>
      </figcaption>
      {children}
      <div className="chart-behind mt-auto flex flex-wrap items-start justify-between gap-2">
        <details className="max-w-full min-w-0 open:w-full">
          <summary className="cursor-pointer py-3 font-extrabold text-leaf-ink">{copy.table}</summary>
          <ChartTable caption={title} figures={figures} />
        </details>
        <Button variant="quiet" size="small" aria-label={copy.csvOf(title)} onClick={save}>
          {copy.csv}
        </Button>
      </div>
    </figure>
  );
}
