import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { listWindows } from '#contract/orders/windows/endpoints.ts';
import { windowEnd } from '#contract/orders/windows/rules.ts';
import { lagosClock } from '#contract/time.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { timeOf } from '#web/lib/format/dates.ts';
import { useAppContext, useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { dayText } from '../order/when.ts';
import { type Draft } from '../placing/draft.ts';
import { isWindowRefusal } from '../placing/refusal.ts';
import { changeDraft } from '../placing/draft-store.ts';
import { refusalText } from '../refusal-text.ts';
import { ComposerOption } from './option.tsx';

const freshMs = 60_000;

type Windows = ReplyOf<typeof listWindows>;

interface Props {
  marketId: MarketId;
  chosen: string | null;
  refusal: Draft['refusal'];
  onTap: () => void;
}

/**
 * As soon as possible, or one of the windows that the market offers; full ones are shown and cannot be chosen. Where they
 * cannot be read, the chosen one can still be taken back.
 */
export function ComposerWindows({ marketId, chosen, refusal, onTap }: Props) {
  const { when: copy } = useCatalogue(orderCopy);
  const query = useQuery({
    ...apiQuery(listWindows, { marketId }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  });
  const isGone = chosen !== null && query.data?.some(isOffered(chosen)) === false;
  if (query.data?.length === 0 && chosen === null) return null;
  return (
    <fieldset className="grid gap-2 pt-4">
      <legend className="field-label">{copy.title}</legend>
      <Trouble refusal={refusal} isGone={isGone} />
      <ComposerOption
        name="window"
        label={copy.now}
        isChosen={chosen === null}
        onChoose={choose(null)}
        onTap={() => {
          choose(null)();
          onTap();
        }}
      />
      {chosen !== null && query.data === undefined && <Unread startsAt={chosen} onTap={onTap} />}
      <QueryBoundary query={query} waiting={<Skeleton className="h-18" />}>
        {(windows) => <Days windows={windows} near={chosen} chosen={isGone ? null : chosen} onTap={onTap} />}
      </QueryBoundary>
    </fieldset>
  );
}

function isOffered(chosen: string): (window: Windows[number]) => boolean {
  return ({ startsAt, isFull }) => startsAt === chosen && !isFull;
}

function choose(startsAt: string | null): () => void {
  return () => changeDraft((now) => ({ ...now, window: startsAt }));
}

/** Reason why the chosen window cannot be had. */
function Trouble({ refusal, isGone }: { refusal: Draft['refusal']; isGone: boolean }) {
  const { when: copy } = useCatalogue(orderCopy);
  const { language } = useAppContext();
  if (refusal !== null && isWindowRefusal(refusal.code))
    return <Alert tone="danger">{refusalText(refusal, language)}</Alert>;
  return isGone && <Alert tone="warning">{copy.gone}</Alert>;
}

/** The chosen window while the others are not known. */
function Unread({ startsAt, onTap }: { startsAt: string; onTap: () => void }) {
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  return (
    <ComposerOption
      name="window"
      label={`${dayText(startsAt, now, tracking)}, ${rangeOf(startsAt)}`}
      isChosen
      onChoose={choose(startsAt)}
      onTap={onTap}
    />
  );
}

function rangeOf(startsAt: string): string {
  return `${timeOf(startsAt)} – ${timeOf(windowEnd(new Date(startsAt)).toISOString())}`;
}

interface DaysProps {
  windows: Windows;
  /** The window whose day is shown first, also where it cannot be had any more. */
  near: string | null;
  chosen: string | null;
  onTap: () => void;
}

/** One day at a time: the hours of a week would be a long list. */
function Days({ windows, near, chosen, onTap }: DaysProps) {
  const { when: copy } = useCatalogue(orderCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const [picked, setPicked] = useState<string | null>(null);
  const days = Map.groupBy(windows, ({ startsAt }) => lagosClock(new Date(startsAt)).date);
  const [first] = days.keys();
  if (first === undefined) return null;
  const wanted = picked ?? (near === null ? null : lagosClock(new Date(near)).date);
  const day = wanted !== null && days.has(wanted) ? wanted : first;
  const hours = days.get(day) ?? [];
  return (
    <>
      <Select label={copy.day} value={day} onChange={({ target }) => setPicked(target.value)}>
        {[...days].map(([date, [one]]) => (
          <option key={date} value={date}>
            {one === undefined ? date : dayText(one.startsAt, now, tracking)}
          </option>
        ))}
      </Select>
      {hours.every(({ isFull }) => isFull) && <p className="text-ink-soft">{copy.none}</p>}
      {hours.map(({ startsAt, isFull }) => (
        <ComposerOption
          key={startsAt}
          name="window"
          label={rangeOf(startsAt)}
          isChosen={startsAt === chosen}
          isShut={isFull}
          onChoose={choose(startsAt)}
          onTap={() => {
            if (isFull) return;
            choose(startsAt)();
            onTap();
          }}
        >
          {isFull && <span className="block text-sm text-ink-soft">{copy.full}</span>}
        </ComposerOption>
      ))}
    </>
  );
}
