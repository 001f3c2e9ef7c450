import { type Market } from '#contract/markets/schema.ts';
import { weekdays, type Weekday } from '#contract/time.ts';
import { useCopy } from '../../../lib/surroundings.tsx';

/** The week at a glance: market days filled, the others struck through, today ringed; never by colour alone. */
export function MarketDays({ market, today }: { market: Pick<Market, 'marketDays'>; today: Weekday }) {
  const { markets } = useCopy();
  return (
    <ul className="flex justify-between gap-1" aria-label={markets.daysLabel}>
      {weekdays.map((day) => {
        const isOpen = day !== 'sunday' && market.marketDays.includes(day);
        const said = isOpen ? markets.openDay(markets.days[day]) : markets.closedDay(markets.days[day]);
        return (
          <li
            key={day}
            className="market-day"
            data-open={isOpen || undefined}
            data-today={day === today || undefined}
          >
            <span aria-hidden="true">{markets.shortDays[day]}</span>
            <span className="sr-only">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
