import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import { windowDays, windowHoursOf } from '#contract/orders/windows/rules.ts';
import type { WindowPlan } from '#contract/orders/windows/schema.ts';
import { dayAfter, lagosClock } from '#contract/time.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { longDay } from '#web/features/markets/day-names.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { AdminPart } from '#web/ui/dense-section.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { hourText, spansOf } from '../hour-text.ts';
import { isChangedMeanwhile, useReadAgain, useRosterAgent } from './queries.ts';

interface Props {
  market: Market;
  plan: WindowPlan;
}

/** The agents who are put down for hours of the coming days. */
export function WindowRoster({ market, plan }: Props) {
  const { roster: copy } = useCatalogue(adminMarketsCopy).windows;
  const write = useRosterAgent();
  const failed = useRosterFailure(market);
  const { roster } = plan;
  return (
    <AdminPart title={copy.title} lead={copy.lead}>
      {roster.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
      <ul className="grid gap-2">
        {roster.map(({ agentId, name, isVerified, isRider, day, hours, own, givenUp }) => (
          <li
            key={`${agentId} ${day}`}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-3"
          >
            <span>
              <strong>{name}</strong> · {longDay(day)}
              {hours.length > 0 && ` · ${spansOf(hours)}`}
              {!isVerified && <Beside>{copy.notVerified}</Beside>}
              {isVerified && isRider && <Beside>{copy.rider}</Beside>}
              {own.length > 0 && <Beside>{copy.own(spansOf(own))}</Beside>}
              {givenUp.length > 0 && <Beside>{copy.givenUp(spansOf(givenUp))}</Beside>}
            </span>
            <Button
              variant="quiet"
              size="small"
              onClick={() =>
                write.mutate(
                  { marketId: market.id, agentId, day, hours: [], seen: hours },
                  { onError: failed },
                )
              }
            >
              {copy.takeOff(name, longDay(day))}
            </Button>
          </li>
        ))}
      </ul>
      {plan.agents.length === 0 ? (
        <p className="text-ink-soft">{copy.noAgents}</p>
      ) : (
        <PutDown market={market} plan={plan} />
      )}
    </AdminPart>
  );
}

function Beside({ children }: { children: string }) {
  return <span className="block text-sm text-ink-soft">{children}</span>;
}

/** Says why it was not written; what another changed meanwhile is read, so that the next try is on what stands. */
function useRosterFailure({ id }: Market): (error: unknown) => void {
  const failed = useFailure();
  const readAgain = useReadAgain(id);
  return (error) => {
    failed(error);
    if (isChangedMeanwhile(error)) readAgain();
  };
}

function PutDown({ market, plan }: Props) {
  const { roster: copy } = useCatalogue(adminMarketsCopy).windows;
  const today = lagosClock(useNow()).date;
  const hours = windowHoursOf(market);
  const [day, setDay] = useState(today);
  const [agent, setAgent] = useState('');
  const [from, setFrom] = useState(hours[0] ?? 0);
  const [to, setTo] = useState((hours.at(-1) ?? 0) + 1);
  const [isSent, setSent] = useState(false);
  const write = useRosterAgent();
  const failed = useRosterFailure(market);
  const chosen = plan.agents.find(({ id }) => id === agent);
  const save = () => {
    setSent(true);
    if (chosen === undefined || to <= from) return;
    const put = Array.from({ length: to - from }, (_, after) => from + after);
    const there = plan.roster.find((row) => row.agentId === chosen.id && row.day === day)?.hours ?? [];
    write.mutate(
      { marketId: market.id, agentId: chosen.id, day, hours: [...new Set([...there, ...put])], seen: there },
      {
        onSuccess: () => showToast({ title: copy.putDown(chosen.name), tone: 'success' }),
        onError: failed,
      },
    );
  };
  return (
    <Form className="grid items-start gap-3 sm:grid-cols-4" onSubmit={save}>
      <DaySelect today={today} value={day} onChoose={setDay} />
      <Select
        label={copy.agent}
        value={agent}
        error={isSent && chosen === undefined ? copy.agentRefused : undefined}
        onChange={({ target }) => setAgent(target.value)}
      >
        <option value="" disabled>
          {copy.choose}
        </option>
        {plan.agents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <HourSelect label={copy.from} hours={hours} value={from} onChoose={setFrom} />
      <HourSelect
        label={copy.to}
        hours={hours.map((hour) => hour + 1)}
        value={to}
        error={isSent && to <= from ? copy.hoursRefused : undefined}
        onChoose={setTo}
      />
      <Button type="submit" isBusy={write.isPending}>
        {copy.put}
      </Button>
    </Form>
  );
}

interface DayProps {
  today: string;
  value: string;
  onChoose: (day: string) => void;
}

function DaySelect({ today, value, onChoose }: DayProps) {
  const { roster: copy } = useCatalogue(adminMarketsCopy).windows;
  return (
    <Select label={copy.day} value={value} onChange={({ target }) => onChoose(target.value)}>
      {Array.from({ length: windowDays }, (_, after) => dayAfter(today, after)).map((date) => (
        <option key={date} value={date}>
          {longDay(date)}
        </option>
      ))}
    </Select>
  );
}

interface HourProps {
  label: string;
  hours: readonly number[];
  value: number;
  error?: string | undefined;
  onChoose: (hour: number) => void;
}

function HourSelect({ label, hours, value, error, onChoose }: HourProps) {
  return (
    <Select
      label={label}
      error={error}
      value={value}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {hourText(hour)}
        </option>
      ))}
    </Select>
  );
}
