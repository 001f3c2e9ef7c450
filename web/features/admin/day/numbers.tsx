import { useId } from 'react';
import type { DayFigures } from '#contract/admin/day-schema.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import type { AdminDayCopy } from '#contract/copy/admin/day/en.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** How the day stands, as far as this person may know. */
export function DayNumbers({ figures }: { figures: DayFigures }) {
  const { figures: words } = useCatalogue(adminDayCopy);
  const heading = useId();
  const numbers = numbersOf(figures, words);
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="card">
      <h2 id={heading} className="text-lg">
        {words.title}
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
    </section>
  );
}

type Numbered = [term: string, value: string, isMoney: boolean];

function numbersOf({ road, money }: DayFigures, words: AdminDayCopy['figures']): Numbered[] {
  const numbers: Numbered[] = [];
  if (road !== null) {
    const { placed, underWay, delivered, onTime, agentsOnline } = road;
    const share = delivered === 0 ? words.none : words.percent(Math.round((onTime / delivered) * 100));
    numbers.push(
      [words.placed, String(placed), false],
      [words.underWay, String(underWay), false],
      [words.delivered, String(delivered), false],
      [words.onTime, share, false],
      [words.agentsOnline, String(agentsOnline), false],
    );
  }
  if (money !== null) {
    numbers.push(
      [words.floatOut, naira(money.floatOutKobo), true],
      [words.takings, naira(money.takingsKobo), true],
    );
  }
  return numbers;
}
