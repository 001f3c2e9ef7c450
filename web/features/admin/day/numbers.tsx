import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import type { DayFigures } from '#contract/admin/day-schema.ts';
import { citiesOf } from '#contract/audience.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import type { AdminDayCopy } from '#contract/copy/admin/day/en.ts';
import { paths } from '#contract/paths.ts';
import { madeOf, sumProfit } from '#contract/payments/books/profit.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { profitQuery } from '#web/features/payments/admin/books/queries.ts';
import { lastDays } from '#web/features/payments/days.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useOfficeCity } from '#web/lib/screen/office-city.ts';

const lookAgainMs = 60_000;

/** Figures of the day that this person may see. */
export function DayNumbers({ figures }: { figures: DayFigures }) {
  const { figures: copy } = useCatalogue(adminDayCopy);
  const heading = useId();
  const city = useOfficeCity();
  const seesHouse = citiesOf(useMe() ?? null) === undefined && city === undefined;
  const numbers = numbersOf(figures, copy);
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="card">
      <h2 id={heading} className="text-lg">
        {copy.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-2">
        {numbers.map(([term, value, isMoney]) => (
          // Sums are long, and a sum that breaks is misread.
          <div
            key={term}
            className={classNames('flex flex-col-reverse justify-end', isMoney && 'lg:col-span-2')}
          >
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="text-lg font-extrabold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {figures.money !== null && seesHouse && <MadeToday />}
    </section>
  );
}

/** Profit of today’s orders so far, with a link to its parts. */
function MadeToday() {
  const { figures: copy } = useCatalogue(adminDayCopy);
  const { data } = useQuery({ ...profitQuery(lastDays(1, useNow())), refetchInterval: lookAgainMs });
  if (data === undefined) return null;
  const made = madeOf(sumProfit(data.days));
  return (
    <Link href={`${paths.admin}?money=today#profit`} className="link flex min-h-12 items-center">
      {made < 0 ? copy.lostToday(naira(-made)) : copy.madeToday(naira(made))}
    </Link>
  );
}

type Numbered = [term: string, value: string, isMoney: boolean];

function numbersOf({ road, money }: DayFigures, copy: AdminDayCopy['figures']): Numbered[] {
  const numbers: Numbered[] = [];
  if (road !== null) {
    const { placed, underWay, delivered, onTime, agentsOnline } = road;
    const share = delivered === 0 ? copy.none : copy.percent(Math.round((onTime / delivered) * 100));
    numbers.push(
      [copy.placed, String(placed), false],
      [copy.underWay, String(underWay), false],
      [copy.delivered, String(delivered), false],
      [copy.onTime, share, false],
      [copy.agentsOnline, String(agentsOnline), false],
    );
  }
  if (money !== null) {
    numbers.push(
      [copy.floatOut, naira(money.floatOutKobo), true],
      [copy.takings, naira(money.takingsKobo), true],
    );
  }
  return numbers;
}
