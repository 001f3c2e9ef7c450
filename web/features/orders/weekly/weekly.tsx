import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { weeklyCopy } from '#contract/copy/order/weekly.ts';
import { weekdayWords } from '#contract/copy/weekday-words.ts';
import type { SavedList } from '#contract/lists/saved/schema.ts';
import type { WeeklyList } from '#contract/orders/weekly/schema.ts';
import { paths } from '#contract/paths.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useSavedAddresses } from '#web/features/lists/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { WeeklyForm } from './form.tsx';
import { spansOf } from '../windows/hour-text.ts';
import { useStopWeekly, weeklyListsQuery } from './queries.ts';

export interface Props {
  list: SavedList;
}

/** The week of a saved list: when and where it comes back as a draft, or the way to have it so. */
export function Weekly({ list }: Props) {
  const copy = useCatalogue(weeklyCopy);
  const query = useQuery(weeklyListsQuery);
  const [isOpen, setOpen] = useState(false);
  if (query.data === undefined)
    return query.isError || query.isPaused ? <Unread onRetry={() => void query.refetch()} /> : null;
  const weekly = query.data.find(({ listId }) => listId === list.id);
  return (
    <div className="grid gap-2">
      {weekly === undefined ? (
        <div className="-mx-4 flex flex-wrap">
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.makeOf(list.name)}
            onClick={() => setOpen(true)}
          >
            {copy.make}
          </Button>
        </div>
      ) : (
        <Schedule list={list} weekly={weekly} onChange={() => setOpen(true)} />
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={copy.title(list.name)}>
        {isOpen && <WeeklyForm list={list} weekly={weekly} onDone={() => setOpen(false)} />}
      </Sheet>
    </div>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const copy = useCatalogue(weeklyCopy);
  return (
    <p className="text-sm text-ink-soft">
      {copy.notLoaded}{' '}
      <Button variant="quiet" size="small" onClick={onRetry}>
        {copy.retry}
      </Button>
    </p>
  );
}

function Schedule({ list, weekly, onChange }: Props & { weekly: WeeklyList; onChange: () => void }) {
  const copy = useCatalogue(weeklyCopy);
  const places = useSavedAddresses();
  const { weekday, hour, marketName, addressId, isPaused, draftId } = weekly;
  const place = places.find(({ id }) => id === addressId);
  const when = [copy.every(weekdayWords[weekday]), ...(hour === null ? [] : [spansOf([hour])])].join(', ');
  const way = [copy.from(marketName), ...(place ? [copy.to(place.label)] : [])].join(' ');
  return (
    <>
      <p className="text-sm wrap-anywhere">
        <span className="font-bold">{when}</span> {way}
      </p>
      {addressId === null && <Alert tone="warning">{copy.lost}</Alert>}
      {isPaused && <Alert tone="info">{copy.paused}</Alert>}
      {draftId !== null && (
        <ButtonLink href={paths.orderFromDraft(draftId)} className="justify-self-start">
          {copy.open}
        </ButtonLink>
      )}
      <div className="-mx-4 flex flex-wrap">
        <Button
          variant="quiet"
          size="small"
          aria-label={isPaused ? copy.againOf(list.name) : copy.changeOf(list.name)}
          onClick={onChange}
        >
          {isPaused ? copy.again : copy.change}
        </Button>
        <Stop list={list} />
      </div>
    </>
  );
}

function Stop({ list: { id, name } }: Props) {
  const copy = useCatalogue(weeklyCopy);
  const stop = useStopWeekly();
  const failed = useFailure();
  return (
    <Button
      variant="quiet"
      size="small"
      isBusy={stop.isPending}
      aria-label={copy.stopOf(name)}
      onClick={() =>
        stop.mutate(
          { listId: id },
          { onSuccess: () => showToast({ title: copy.stopped(name), tone: 'success' }), onError: failed },
        )
      }
    >
      {copy.stop}
    </Button>
  );
}
