import { useState } from 'react';
import { shortClock } from '#contract/copy/clock-words.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { weekdayWords } from '#contract/copy/weekday-words.ts';
import type { Market } from '#contract/markets/schema.ts';
import { mostOrdersOfWindow, mostOrdersPerAgent, windowHoursOf } from '#contract/orders/windows/rules.ts';
import type { WindowPlan } from '#contract/orders/windows/schema.ts';
import { tradingDays } from '#contract/time.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { AdminPart } from '#web/ui/dense-section.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { isChangedMeanwhile, useReadAgain, useSetWindowHours } from './queries.ts';

type Day = (typeof tradingDays)[number];
/** The typed numbers, by day and hour. */
type Typed = Readonly<Record<string, string>>;

type Seen = Pick<WindowPlan, 'perAgent' | 'hours'>;

const keyOf = (day: Day, hour: number) => `${day} ${hour}`;
const clockOf = (hour: number) => shortClock(`${hour}:00`);
const hourCell = (hour: number) => <span className="whitespace-nowrap">{clockOf(hour)}</span>;

function typedOf({ hours }: Seen): Typed {
  return Object.fromEntries(hours.map(({ weekday, hour, orders }) => [keyOf(weekday, hour), String(orders)]));
}

/** The typed number; nothing where it is none. */
function numberOf(typed: string | undefined, most: number): number | undefined {
  const said = (typed ?? '').trim();
  if (said === '') return 0;
  const number = Number(said);
  return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined;
}

/** The orders that each hour of the week takes. */
export function WindowCapacity({ market, plan }: { market: Market; plan: WindowPlan }) {
  const { capacity: words } = useCatalogue(adminMarketsCopy).windows;
  const form = useTyped(plan);
  const { typed, perAgent } = form;
  const [isSent, setSent] = useState(false);
  const { save: send, isBusy } = useSaveHours(market, form);
  const days = tradingDays.filter((day) => market.marketDays.includes(day));
  const hours = windowHoursOf(market);
  const each = days.flatMap((weekday) =>
    hours.map((hour) => ({
      weekday,
      hour,
      orders: numberOf(typed[keyOf(weekday, hour)], mostOrdersOfWindow),
    })),
  );
  const brings = numberOf(perAgent, mostOrdersPerAgent);
  const isPerAgentWrong = brings === undefined || brings === 0;
  const isWrong = each.some(({ orders }) => orders === undefined);
  const save = () => {
    setSent(true);
    if (isWrong || isPerAgentWrong) return;
    send({
      perAgent: brings,
      hours: each.flatMap(({ orders, ...its }) => (orders ? [{ ...its, orders }] : [])),
    });
  };
  return (
    <AdminPart title={words.title} lead={words.lead}>
      {hours.length === 0 || days.length === 0 ? (
        <p className="text-ink-soft">{words.noHours}</p>
      ) : (
        <Form className="grid gap-4" onSubmit={save}>
          <Week days={days} hours={hours} typed={typed} onType={form.setTyped} />
          {isSent && isWrong && <FieldError>{words.wrong(mostOrdersOfWindow)}</FieldError>}
          <Field
            label={words.perAgent}
            hint={words.perAgentHint}
            inputMode="numeric"
            value={perAgent}
            error={isSent && isPerAgentWrong ? words.wrong(mostOrdersPerAgent) : undefined}
            onChange={({ target }) => form.setPerAgent(target.value)}
          />
          {form.isMeanwhile && <Meanwhile onTake={form.takeTheirs} />}
          <Button type="submit" isBusy={isBusy}>
            {words.save}
          </Button>
        </Form>
      )}
    </AdminPart>
  );
}

/** The typed numbers, and the plan that they were last taken from. */
function useTyped(plan: WindowPlan) {
  const [seen, setSeen] = useState<Seen>(plan);
  const [typed, setTyped] = useState<Typed>(() => typedOf(plan));
  const [perAgent, setPerAgent] = useState(String(plan.perAgent));
  const [isMeanwhile, setMeanwhile] = useState(false);
  const takeTheirs = () => {
    setSeen(plan);
    setTyped(typedOf(plan));
    setPerAgent(String(plan.perAgent));
    setMeanwhile(false);
  };
  return { seen, setSeen, typed, setTyped, perAgent, setPerAgent, isMeanwhile, setMeanwhile, takeTheirs };
}

function useSaveHours(
  { id: marketId }: Market,
  { seen, setSeen, setMeanwhile }: ReturnType<typeof useTyped>,
) {
  const { capacity: words } = useCatalogue(adminMarketsCopy).windows;
  const write = useSetWindowHours();
  const failed = useFailure();
  const readAgain = useReadAgain(marketId);
  const onSuccess = (saved: WindowPlan) => {
    setSeen(saved);
    showToast({ title: words.saved, tone: 'success' });
  };
  const onError = (error: unknown) => {
    if (!isChangedMeanwhile(error)) return failed(error);
    setMeanwhile(true);
    readAgain();
  };
  const { perAgent, hours } = seen;
  const save = (wanted: Seen) =>
    write.mutate({ marketId, ...wanted, seen: { perAgent, hours } }, { onSuccess, onError });
  return { save, isBusy: write.isPending };
}

/** Tells the admin that another saved first; the typed numbers stay until they are thrown away. */
function Meanwhile({ onTake }: { onTake: () => void }) {
  const { capacity: words } = useCatalogue(adminMarketsCopy).windows;
  return (
    <>
      <Alert tone="danger">{words.meanwhile}</Alert>
      <Button variant="secondary" onClick={onTake}>
        {words.takeTheirs}
      </Button>
    </>
  );
}

interface WeekProps {
  days: readonly Day[];
  hours: readonly number[];
  typed: Typed;
  onType: (typed: Typed) => void;
}

/** A field for each hour of each market day. */
function Week({ days, hours, typed, onType }: WeekProps) {
  const { capacity: words } = useCatalogue(adminMarketsCopy).windows;
  const [first, ...others] = days;
  const copyFirst = () => {
    if (first === undefined) return;
    const copies = others.flatMap((day) =>
      hours.map((hour) => [keyOf(day, hour), typed[keyOf(first, hour)] ?? ''] as const),
    );
    onType({ ...typed, ...Object.fromEntries(copies) });
  };
  return (
    <>
      <Table
        caption={words.title}
        rows={hours}
        keyOf={String}
        columns={[
          {
            key: 'hour',
            head: words.hour,
            isTitle: true,
            cell: hourCell,
          },
          ...days.map((day) => columnOf(day, words.cell, typed, onType)),
        ]}
      />
      {first !== undefined && others.length > 0 && (
        <Button variant="secondary" onClick={copyFirst}>
          {words.copy(weekdayWords[first])}
        </Button>
      )}
    </>
  );
}

function columnOf(
  day: Day,
  nameOf: (day: string, hour: string) => string,
  typed: Typed,
  onType: WeekProps['onType'],
): Column<number> {
  const name = weekdayWords[day];
  const field = (hour: number) => (
    <input
      className="control"
      inputMode="numeric"
      aria-label={nameOf(name, clockOf(hour))}
      value={typed[keyOf(day, hour)] ?? ''}
      onChange={({ target }) => onType({ ...typed, [keyOf(day, hour)]: target.value })}
    />
  );
  return { key: day, head: name, cell: field };
}
