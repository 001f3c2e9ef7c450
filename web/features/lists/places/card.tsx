import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placesCopy } from '#contract/copy/places.ts';
import type { SavedAddress } from '#contract/lists/saved/schema.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { savedAddressesQuery } from '../queries.ts';
import { PlaceForm } from './form.tsx';
import { PlaceRow } from './row.tsx';

/** The places of this account: each can be changed and thrown away, and another one added. */
export function PlacesCard() {
  const copy = useCatalogue(placesCopy);
  const query = useQuery(savedAddressesQuery);
  const isOnline = useOnline();
  const [writing, setWriting] = useState<SavedAddress | 'new' | null>(null);
  const isFirst = query.data?.length === 0;
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.intro}</p>
      {!isOnline && <Alert tone="info">{copy.offline}</Alert>}
      <QueryBoundary query={query} waiting={<Skeleton className="h-24" />}>
        {(places) =>
          places.length === 0 ? (
            <div>
              <p className="font-extrabold">{copy.emptyTitle}</p>
              <p className="text-ink-soft">{copy.empty}</p>
            </div>
          ) : (
            <ul className="divide-y divide-line">
              {places.map((place) => (
                <PlaceRow key={place.id} place={place} onChange={() => setWriting(place)} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <Button className="sm:justify-self-start" variant="secondary" onClick={() => setWriting('new')}>
        {copy.add}
      </Button>
      <Sheet
        open={writing !== null}
        onClose={() => setWriting(null)}
        title={writing === null || writing === 'new' ? copy.add : copy.changeOf(writing.label)}
      >
        {writing !== null && (
          <PlaceForm
            place={writing === 'new' ? null : writing}
            isFirst={isFirst}
            onDone={() => setWriting(null)}
          />
        )}
      </Sheet>
    </Card>
  );
}
