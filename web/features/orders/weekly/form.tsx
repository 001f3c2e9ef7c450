import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentTo } from '#contract/endpoint.ts';
import { weeklyCopy } from '#contract/copy/order/weekly.ts';
import { weekdayWords } from '#contract/copy/weekday-words.ts';
import type { SavedAddress, SavedList } from '#contract/lists/saved/schema.ts';
import type { Market } from '#contract/markets/schema.ts';
import { listWeeklyHours, type setWeeklyList } from '#contract/orders/weekly/endpoints.ts';
import type { WeeklyList } from '#contract/orders/weekly/schema.ts';
import { paths } from '#contract/paths.ts';
import { tradingDays } from '#contract/time.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { savedAddressesQuery } from '#web/features/lists/queries.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { spansOf } from '../windows/hour-text.ts';
import { useSetWeekly } from './queries.ts';

interface Props {
  list: Pick<SavedList, 'id' | 'name'>;
  /** Absent for a list that is not weekly yet. */
  weekly: WeeklyList | undefined;
  onDone: () => void;
}

/** The day, hour, market and place of a weekly list. */
export function WeeklyForm(props: Props) {
  const copy = useCatalogue(weeklyCopy);
  const markets = useQuery(marketsQuery);
  const places = useQuery(savedAddressesQuery);
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{copy.lead}</p>
      <QueryBoundary query={markets} waiting={<Skeleton className="h-24" />}>
        {(known) => (
          <QueryBoundary query={places} waiting={<Skeleton className="h-24" />}>
            {(mine) => <Choices {...props} markets={known.filter(tradesOnADay)} places={mine} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </div>
  );
}

function daysOf({ marketDays }: Pick<Market, 'marketDays'>) {
  return tradingDays.filter((day) => marketDays.includes(day));
}

function tradesOnADay(market: Market): boolean {
  return market.isActive && daysOf(market).length > 0;
}

interface Chosen extends Props {
  markets: readonly Market[];
  places: readonly SavedAddress[];
}

function Choices({ list, weekly, onDone, markets, places }: Chosen) {
  const copy = useCatalogue(weeklyCopy);
  const { write, isPending } = useWriteWeekly(list, onDone);
  const [chosen, setChosen] = useState(() => firstChoice(weekly, places));
  const [isRefused, setRefused] = useState(false);
  const choose = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });
  const market = markets.find(({ id }) => id === chosen.marketId) ?? markets[0];
  const days = market === undefined ? [] : daysOf(market);
  const weekday = days.find((day) => day === chosen.weekday) ?? days[0];
  const place = places.find(({ id }) => id === chosen.addressId);
  const { query, offered, hour } = useHours(market, weekday, chosen.hour);
  if (market === undefined || weekday === undefined) return <p>{copy.noMarkets}</p>;
  if (places.length === 0) return <NoPlace />;
  const submit = () => {
    setRefused(place === undefined);
    if (place !== undefined) write({ weekday, hour, marketId: market.id, addressId: place.id });
  };
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <OneOf
        label={copy.market}
        value={market.id}
        options={markets.map(({ id, name }) => [id, name])}
        onChoose={(id) => choose({ marketId: id })}
      />
      <OneOf
        label={copy.day}
        value={weekday}
        options={days.map((day) => [day, weekdayWords[day]])}
        onChoose={(day) => choose({ weekday: day })}
      />
      <QueryBoundary query={query} waiting={<Skeleton className="h-18" />}>
        {() => <Hours hours={offered} hour={hour} onHour={(at) => choose({ hour: at })} />}
      </QueryBoundary>
      <OneOf
        label={copy.place}
        value={place?.id ?? ''}
        {...(isRefused && place === undefined && { error: copy.placeRefused })}
        options={[
          ...(place === undefined ? [['', copy.choose] as const] : []),
          ...places.map(({ id, label }) => [id, label] as const),
        ]}
        onChoose={(id) => choose({ addressId: id === '' ? null : id })}
      />
      <SheetActions>
        <Button type="submit" size="large" isWide isBusy={isPending}>
          {isPending ? copy.saving : copy.save}
        </Button>
      </SheetActions>
    </Form>
  );
}

type Choice = Pick<WeeklyList, 'weekday' | 'hour' | 'addressId'> & {
  marketId: WeeklyList['marketId'] | null;
};

function firstChoice(weekly: WeeklyList | undefined, places: readonly SavedAddress[]): Choice {
  if (weekly !== undefined) return weekly;
  return { marketId: null, weekday: 'saturday', hour: null, addressId: places[0]?.id ?? null };
}

/** The hours of that market and day; the one that was set stays chosen while the others are not known. */
function useHours(market: Market | undefined, weekday: string | undefined, chosen: number | null) {
  const query = useQuery({
    ...apiQuery(listWeeklyHours, { marketId: market?.id ?? '' }),
    enabled: market !== undefined,
  });
  const offered = (query.data ?? []).flatMap((one) => (one.weekday === weekday ? [one.hour] : []));
  const isThere = query.data === undefined || offered.some((hour) => hour === chosen);
  return { query, offered, hour: isThere ? chosen : null };
}

function useWriteWeekly(list: Props['list'], onDone: () => void) {
  const copy = useCatalogue(weeklyCopy);
  const set = useSetWeekly();
  const failed = useFailure();
  const write = (written: Omit<SentTo<typeof setWeeklyList>, 'listId'>) =>
    set.mutate(
      { listId: list.id, ...written },
      {
        onSuccess: ({ weekday }) => {
          showToast({ title: copy.saved(list.name, weekdayWords[weekday]), tone: 'success' });
          onDone();
        },
        onError: failed,
      },
    );
  return { write, isPending: set.isPending };
}

interface OneOfProps<Value extends string> {
  label: string;
  error?: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}

function OneOf<Value extends string>({ label, error, value, options, onChoose }: OneOfProps<Value>) {
  const choose = (written: string) => {
    const [known] = options.find(([one]) => one === written) ?? [];
    if (known !== undefined) onChoose(known);
  };
  return (
    <Select
      label={label}
      {...(error !== undefined && { error })}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </Select>
  );
}

interface HoursProps {
  hours: readonly number[];
  hour: number | null;
  onHour: (hour: number | null) => void;
}

/** The delivery windows of that day; a market without any brings it as soon as it can. */
function Hours({ hours, hour, onHour }: HoursProps) {
  const copy = useCatalogue(weeklyCopy);
  if (hours.length === 0) return <p className="text-ink-soft">{copy.soonestHint}</p>;
  return (
    <Select
      label={copy.hour}
      {...(hour === null && { hint: copy.soonestHint })}
      value={hour ?? ''}
      onChange={({ target }) => onHour(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{copy.soonest}</option>
      {hours.map((one) => (
        <option key={one} value={one}>
          {spansOf([one])}
        </option>
      ))}
    </Select>
  );
}

function NoPlace() {
  const copy = useCatalogue(weeklyCopy);
  return (
    <>
      <p>{copy.noPlace}</p>
      <ButtonLink href={paths.profile} className="justify-self-start">
        {copy.toPlaces}
      </ButtonLink>
    </>
  );
}
