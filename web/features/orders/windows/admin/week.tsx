import { useId } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { weekdayWords } from '#contract/copy/weekday-words.ts';
import { mostOrdersOfWindow, type TradingDay } from '#contract/orders/windows/rules.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { hourText } from '../hour-text.ts';
import { keyOf, numberOf, type Typed } from './typed-hours.ts';

interface Props {
  days: readonly TradingDay[];
  hours: readonly number[];
  typed: Typed;
  /** Wrong numbers are told once the form was sent. */
  isSent: boolean;
  /** The day that a phone shows. */
  day: TradingDay | undefined;
  onDay: (day: TradingDay | undefined) => void;
  onType: (typed: Typed) => void;
}

const hourCell = (hour: number) => <span className="whitespace-nowrap">{hourText(hour)}</span>;

/** A field for each hour of each market day; a phone shows one day at a time. */
export function Week(props: Props) {
  const { days, hours, typed, day, onDay, onType } = props;
  const { windows: copy } = useCatalogue(adminMarketsCopy);
  const [first, ...others] = days;
  const copyFirst = () => {
    if (first === undefined) return;
    const copies = others.flatMap((other) =>
      hours.map((hour) => [keyOf(other, hour), typed[keyOf(first, hour)] ?? ''] as const),
    );
    onType({ ...typed, ...Object.fromEntries(copies) });
  };
  return (
    <>
      <div className="sm:hidden">
        <Select
          label={copy.roster.day}
          value={day}
          onChange={({ target }) => onDay(days.find((one) => one === target.value))}
        >
          {days.map((one) => (
            <option key={one} value={one}>
              {weekdayWords[one]}
            </option>
          ))}
        </Select>
      </div>
      <Table
        caption={copy.capacity.title}
        rows={hours}
        keyOf={String}
        columns={[
          { key: 'hour', head: copy.capacity.hour, isTitle: true, cell: hourCell },
          ...days.map((one) => columnOf(one, props)),
        ]}
      />
      {first !== undefined && others.length > 0 && (
        <Button variant="secondary" onClick={copyFirst}>
          {copy.capacity.copy(weekdayWords[first])}
        </Button>
      )}
    </>
  );
}

function columnOf(day: TradingDay, { day: shown, typed, isSent, onType }: Props): Column<number> {
  const cell = (hour: number) => {
    const key = keyOf(day, hour);
    const value = typed[key] ?? '';
    return (
      <HourField
        day={day}
        hour={hour}
        value={value}
        isWrong={isSent && numberOf(value, mostOrdersOfWindow) === undefined}
        onType={(orders) => onType({ ...typed, [key]: orders })}
      />
    );
  };
  return { key: day, head: weekdayWords[day], cell, isAsideOnPhone: day !== shown };
}

interface HourProps {
  day: TradingDay;
  hour: number;
  value: string;
  isWrong: boolean;
  onType: (orders: string) => void;
}

/** Its day and hour are the heads of the table. */
function HourField({ day, hour, value, isWrong, onType }: HourProps) {
  const { capacity: copy } = useCatalogue(adminMarketsCopy).windows;
  const id = useId();
  return (
    <div className="field">
      <input
        className="control"
        inputMode="numeric"
        aria-label={copy.cell(weekdayWords[day], hourText(hour))}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      {isWrong && <FieldError id={id}>{copy.wrong(mostOrdersOfWindow)}</FieldError>}
    </div>
  );
}
