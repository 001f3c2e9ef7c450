import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { monthAfter, monthFrom } from './month.ts';
import { monthName } from '#web/features/markets/day-names.ts';

interface Props {
  month: string;
  /** Null for the current month. */
  onMonth: (month: string | null) => void;
}

/** The open month, with links to its neighbours. */
export function CalendarMonths({ month, onMonth }: Props) {
  const { calendar: copy } = useCatalogue(adminMarketsCopy);
  const isNow = month === monthFrom(null, useNow());
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label={copy.earlier} onClick={() => onMonth(monthAfter(month, -1))}>
        <Icon name="back" />
      </IconButton>
      <h2 aria-live="polite">{monthName(month)}</h2>
      <IconButton label={copy.later} onClick={() => onMonth(monthAfter(month, 1))}>
        <Icon name="forward" />
      </IconButton>
      {!isNow && (
        <Button variant="quiet" onClick={() => onMonth(null)}>
          {copy.today}
        </Button>
      )}
    </div>
  );
}
