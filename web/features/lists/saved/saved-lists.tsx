import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { savedListsQuery } from '../queries.ts';

/** The lists that this account keeps, to be used again. */
export function SavedLists({ onUse }: { onUse: (text: string) => void }) {
  const { saved } = useCatalogue(orderCopy);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {saved.open}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={saved.title}>
        <StoredLists
          onUse={(text) => {
            setOpen(false);
            onUse(text);
          }}
        />
      </Sheet>
    </>
  );
}

function StoredLists({ onUse }: { onUse: (text: string) => void }) {
  const { saved } = useCatalogue(orderCopy);
  const query = useQuery(savedListsQuery);
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-16" />}>
      {(lists) =>
        lists.length === 0 ? (
          <p className="text-ink-soft">{saved.empty}</p>
        ) : (
          <ul className="grid gap-3">
            {lists.map(({ id, name, text }) => (
              <li key={id} className="grid gap-1 rounded-md border border-line p-4">
                <span className="font-extrabold wrap-anywhere">{name}</span>
                <span className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">
                  {text.split('\n').join(' · ')}
                </span>
                <Button variant="secondary" size="small" onClick={() => onUse(text)}>
                  {saved.use(name)}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
