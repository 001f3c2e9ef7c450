import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import {
  mostOrdersOfWindow,
  mostOrdersPerAgent,
  windowHoursOf,
  type TradingDay,
} from '#contract/orders/windows/rules.ts';
import type { WindowPlan } from '#contract/orders/windows/schema.ts';
import { tradingDays } from '#contract/time.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { AdminPart } from '#web/ui/dense-section.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { isChangedMeanwhile, useReadAgain, useSetWindowHours } from './queries.ts';
import { keyOf, numberOf, type Typed } from './typed-hours.ts';
import { Week } from './week.tsx';

type Plan = Pick<WindowPlan, 'perAgent' | 'hours'>;

function typedOf({ hours }: Plan): Typed {
  return Object.fromEntries(hours.map(({ weekday, hour, orders }) => [keyOf(weekday, hour), String(orders)]));
}

/** The hours of the week with their numbers; a typed one that is none is undefined. */
function eachOf(days: readonly TradingDay[], hours: readonly number[], typed: Typed) {
  return days.flatMap((weekday) =>
    hours.map((hour) => ({
      weekday,
      hour,
      orders: numberOf(typed[keyOf(weekday, hour)], mostOrdersOfWindow),
    })),
  );
}

/** The orders that each hour of the week takes. */
export function WindowCapacity({ market, plan }: { market: Market; plan: WindowPlan }) {
  const { capacity: copy } = useCatalogue(adminMarketsCopy).windows;
  const form = useTyped(plan);
  const { typed, perAgent } = form;
  const [isSent, setSent] = useState(false);
  const { save: send, isBusy } = useSaveHours(market, form);
  const days = tradingDays.filter((day) => market.marketDays.includes(day));
  const hours = windowHoursOf(market);
  const [chosen, setDay] = useState<TradingDay>();
  const day = days.find((one) => one === chosen) ?? days[0];
  const each = eachOf(days, hours, typed);
  const brings = numberOf(perAgent, mostOrdersPerAgent);
  const isPerAgentWrong = brings === undefined || brings === 0;
  // Row by row, as the form looks for its first wrong field.
  const [wrong] = each.filter(({ orders }) => orders === undefined).toSorted((a, b) => a.hour - b.hour);
  const save = () => {
    setSent(true);
    if (wrong !== undefined) setDay(wrong.weekday);
    if (wrong !== undefined || isPerAgentWrong) return;
    send({
      perAgent: brings,
      hours: each.flatMap(({ orders, ...its }) => (orders ? [{ ...its, orders }] : [])),
    });
  };
  return (
    <AdminPart title={copy.title} lead={copy.lead}>
      {hours.length === 0 || days.length === 0 ? (
        <p className="text-ink-soft">{copy.noHours}</p>
      ) : (
        <Form className="grid gap-4" onSubmit={save}>
          <Week
            days={days}
            hours={hours}
            typed={typed}
            isSent={isSent}
            day={day}
            onDay={setDay}
            onType={form.setTyped}
          />
          <Field
            label={copy.perAgent}
            hint={copy.perAgentHint}
            inputMode="numeric"
            value={perAgent}
            error={isSent && isPerAgentWrong ? copy.wrong(mostOrdersPerAgent) : undefined}
            onChange={({ target }) => form.setPerAgent(target.value)}
          />
          {form.isMeanwhile && <Meanwhile onTake={form.takeTheirs} />}
          <Button type="submit" isBusy={isBusy}>
            {copy.save}
          </Button>
        </Form>
      )}
    </AdminPart>
  );
}

/** The typed numbers, and the plan that they were last taken from. */
function useTyped(plan: WindowPlan) {
  const [taken, setTaken] = useState<Plan>(plan);
  const [typed, setTyped] = useState<Typed>(() => typedOf(plan));
  const [perAgent, setPerAgent] = useState(String(plan.perAgent));
  const [isMeanwhile, setMeanwhile] = useState(false);
  const takeTheirs = () => {
    setTaken(plan);
    setTyped(typedOf(plan));
    setPerAgent(String(plan.perAgent));
    setMeanwhile(false);
  };
  return { taken, setTaken, typed, setTyped, perAgent, setPerAgent, isMeanwhile, setMeanwhile, takeTheirs };
}

function useSaveHours(
  { id: marketId }: Market,
  { taken, setTaken, setMeanwhile }: ReturnType<typeof useTyped>,
) {
  const { capacity: copy } = useCatalogue(adminMarketsCopy).windows;
  const write = useSetWindowHours();
  const failed = useFailure();
  const readAgain = useReadAgain(marketId);
  const onSuccess = (saved: WindowPlan) => {
    setTaken(saved);
    showToast({ title: copy.saved, tone: 'success' });
  };
  const onError = (error: unknown) => {
    if (!isChangedMeanwhile(error)) return failed(error);
    setMeanwhile(true);
    readAgain();
  };
  const { perAgent, hours } = taken;
  const save = (wanted: Plan) =>
    write.mutate({ marketId, ...wanted, seen: { perAgent, hours } }, { onSuccess, onError });
  return { save, isBusy: write.isPending };
}

/** Tells the admin that another saved first; the typed numbers stay until they are thrown away. */
function Meanwhile({ onTake }: { onTake: () => void }) {
  const { capacity: copy } = useCatalogue(adminMarketsCopy).windows;
  return (
    <>
      <Alert tone="danger">{copy.meanwhile}</Alert>
      <Button variant="secondary" onClick={onTake}>
        {copy.takeTheirs}
      </Button>
    </>
  );
}
