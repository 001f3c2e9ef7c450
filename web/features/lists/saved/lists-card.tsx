import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { savedListsCopy } from '#contract/copy/customer/saved-lists.ts';
import type { SavedList } from '#contract/lists/saved/schema.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { savedListsQuery } from '../queries.ts';
import { ListForm } from './list-form.tsx';
import { ListRow } from './list-row.tsx';

interface Props {
  /** The week of a list; it belongs to the orders that come of it. */
  Weekly: ComponentType<{ list: SavedList }>;
}

/** The lists of this account: each is one tap from being ordered again, and can be changed and deleted. */
export function SavedListsCard({ Weekly }: Props) {
  const copy = useCatalogue(savedListsCopy);
  const query = useQuery(savedListsQuery);
  const isOnline = useOnline();
  const [writing, setWriting] = useState<SavedList | null>(null);
  return (
    <Card title={copy.title}>
      {!isOnline && <Alert tone="info">{copy.offline}</Alert>}
      <QueryBoundary query={query} waiting={<Skeleton className="h-24" />}>
        {(lists) =>
          lists.length === 0 ? (
            <p className="text-ink-soft">{copy.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {lists.map((list) => (
                <ListRow key={list.id} list={list} onChange={() => setWriting(list)}>
                  <Weekly list={list} />
                </ListRow>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <Sheet
        open={writing !== null}
        onClose={() => setWriting(null)}
        title={writing === null ? copy.change : copy.changeOf(writing.name)}
      >
        {writing !== null && <ListForm list={writing} onDone={() => setWriting(null)} />}
      </Sheet>
    </Card>
  );
}
