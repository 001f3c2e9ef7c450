import { type Market } from '#contract/markets/schema.ts';
import { weekdays, type Weekday } from '#contract/time.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';

/**
 * The week at a glance: market days filled, the others struck through, today ringed; never by colour alone. Whoever
 * listens hears the days in one sentence instead of seven.
 */
export function MarketDays({ market, today }: { market: Pick<Market, 'marketDays'>; today: Weekday }) {
  const { markets } = useCopy();
  const isOpenOn = (day: Weekday) => day !== 'sunday' && market.marketDays.includes(day);
  const openDays = weekdays.filter(isOpenOn).map((day) => markets.days[day]);
  return (
    <div>
      <p className="sr-only">{markets.openDays(openDays)}</p>
      <div className="market-days" aria-hidden="true">
        {weekdays.map((day) => (
          <b key={day} data-open={isOpenOn(day) || undefined} data-today={day === today || undefined}>
            {markets.shortDays[day]}
          </b>
        ))}
      </div>
    </div>
  );
}
