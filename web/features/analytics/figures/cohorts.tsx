import type { Cohort } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { HeatTable } from '#web/ui/charts/heat-table.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { monthName, monthsBetween } from '../values/months.ts';
import { figureCell, wordCell } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { cohortRow } from '../values/cohort-row.ts';

interface Props {
  thisMonth: string;
  cohorts: readonly Cohort[];
  isOfOneMarket: boolean;
}

/** Share of the customers who began in a month that came back in each later one. */
export function CohortsFigure({ thisMonth, cohorts, isOfOneMarket }: Props) {
  const { customers: copy, chart, range, units } = useCatalogue(analyticsCopy);
  const { count } = useUnits();
  const [first] = cohorts;
  if (first === undefined) return <EmptyState title={copy.cohorts} text={copy.cohortsNone} />;
  const columns = monthsBetween(first.month, thisMonth);
  const heads = Array.from({ length: columns }, (_, index) => copy.monthAfter(index + 1));
  const rows = cohorts.map((cohort) => cohortRow(cohort, thisMonth, columns));
  const wholePercent = (part: number) => units.percent(String(Math.round(part * 100)));
  const cellText = ({ share: part, isOpen }: (typeof rows)[number]['cells'][number]) => {
    if (part === null) return '';
    return isOpen ? copy.notOver(wholePercent(part)) : wholePercent(part);
  };
  const last = rows.findLast(
    ({ cells: [next] }) => next !== undefined && next.share !== null && !next.isOpen,
  );
  const back = last?.cells[0]?.share ?? null;
  const summary =
    last === undefined || back === null
      ? copy.cohortsPlain
      : copy.cohortsText(wholePercent(back), monthName(last.month));
  return (
    <ChartFigure
      title={copy.cohorts}
      summary={[summary, copy.notOverText, isOfOneMarket && range.allMarkets].filter(Boolean).join(' ')}
      copy={chart}
      isWide
      file={`cohorts-${thisMonth}.csv`}
      figures={{
        heads: [copy.began, copy.people, ...heads],
        rows: rows.map(({ month, customers, cells }) => ({
          key: month,
          cells: [
            wordCell(monthName(month)),
            figureCell(count, customers),
            ...cells.map((cell) => figureCell(count, cell.customers)),
          ],
        })),
      }}
    >
      <HeatTable
        caption={copy.cohorts}
        heads={{ name: copy.began, of: copy.people, cells: heads }}
        rows={rows.map(({ month, customers, cells }) => ({
          key: month,
          name: monthName(month),
          of: count.format(customers),
          cells: cells.map((cell) => ({ key: cell.month, share: cell.share, text: cellText(cell) })),
        }))}
      />
    </ChartFigure>
  );
}
