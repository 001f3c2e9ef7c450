import { useReducer, useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { HoursAt } from '#contract/orders/windows/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { longDay } from '#web/features/markets/day-names.ts';
import { MarketSelect } from '#web/features/markets/market-select.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { spansOf } from '../hour-text.ts';
import { useChangeMyHour } from './queries.ts';

interface Props {
  own: readonly HoursAt[];
  givenUp: readonly HoursAt[];
  choices: readonly HoursAt[];
}

/** One day at one market, with a box for each hour. */
export function ChooseHours({ own, givenUp, choices }: Props) {
  const { hours: copy } = useCatalogue(agentCopy);
  const isOnline = useOnline();
  const [at, setAt] = useState<string>();
  const [on, setDay] = useState<string>();
  const markets = [...new Map(choices.map((its) => [its.marketId, its.marketName]))];
  const here = choices.filter(({ marketId }) => marketId === at);
  const ofMarket = here.length > 0 ? here : choices.filter(({ marketId }) => marketId === markets[0]?.[0]);
  const days = ofMarket.toSorted((a, b) => a.day.localeCompare(b.day));
  const chosen = days.find(({ day }) => day === on) ?? days[0];
  if (chosen === undefined) return null;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{copy.text}</p>
      {!isOnline && <Alert tone="warning">{copy.needsNetwork}</Alert>}
      <MarketSelect
        label={copy.market}
        markets={markets.map(([id, name]) => ({ id, name }))}
        value={chosen.marketId}
        onChoose={setAt}
      />
      <Select label={copy.day} value={chosen.day} onChange={({ target }) => setDay(target.value)}>
        {days.map(({ day }) => (
          <option key={day} value={day}>
            {longDay(day)}
          </option>
        ))}
      </Select>
      <fieldset disabled={!isOnline}>
        <legend className="field-label">{copy.hours}</legend>
        {chosen.hours.map((hour) => (
          <HourBox
            key={`${chosen.marketId} ${chosen.day} ${hour}`}
            at={chosen}
            hour={hour}
            own={own}
            givenUp={givenUp}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface BoxProps {
  at: HoursAt;
  hour: number;
  own: readonly HoursAt[];
  givenUp: readonly HoursAt[];
}

function HourBox({ at: { marketId, day }, hour, own, givenUp }: BoxProps) {
  const { hours: copy } = useCatalogue(agentCopy);
  const write = useChangeMyHour();
  const failed = useFailure();
  const isThen = (its: HoursAt) => its.day === day && its.hours.includes(hour);
  const isElsewhere = (its: HoursAt) => isThen(its) && its.marketId !== marketId;
  const down = own.find(isElsewhere);
  const gaveUp = givenUp.find(isElsewhere);
  const isDown = own.some((its) => isThen(its) && its.marketId === marketId);
  // The write tells that it is under way only in a task of its own: the box would jump back until then.
  const [, drawNow] = useReducer((times: number) => times + 1, 0);
  // Until the answer has come the box shows what was wanted.
  const wanted = write.isPending ? write.variables.isDown : isDown;
  return (
    <Checkbox
      label={spansOf([hour])}
      hint={(down && copy.elsewhere(down.marketName)) ?? (gaveUp && copy.gaveUp(gaveUp.marketName))}
      checked={wanted}
      disabled={down !== undefined || gaveUp !== undefined}
      onChange={({ target }) => {
        if (write.isPending) return;
        write.mutate({ marketId, day, hour, isDown: target.checked }, { onError: failed });
        drawNow();
      }}
    />
  );
}
