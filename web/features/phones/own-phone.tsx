import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { phonesCopy } from '#contract/copy/phones.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { ownPhonesQuery } from './queries.ts';

// Once a number.
const CodeStep = lazy(() => import('./code-step.tsx'));

/** Shows whether the profile's number is verified, and the way to verify it. */
export function OwnPhone({ phone, isSaved }: { phone: string; isSaved: boolean }) {
  const copy = useCatalogue(phonesCopy);
  const query = useQuery(ownPhonesQuery);
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-12" />}>
      {({ phones, sendsCodes }) =>
        phones.includes(phone) && isSaved ? (
          <p className="flex gap-2 text-leaf-ink">
            <Icon name="check" />
            {copy.verified}
          </p>
        ) : (
          <div className="grid gap-4">
            <p className="flex gap-2 font-bold">
              <Icon name="warning" />
              {copy.unverified}
            </p>
            {!isSaved ? (
              <p className="text-ink-soft">{copy.saveFirst}</p>
            ) : sendsCodes ? (
              <Suspense fallback={<Skeleton className="h-24" />}>
                <CodeStep
                  key={phone}
                  phone={phone}
                  why={copy.whyProfile}
                  onVerified={() => showToast({ title: copy.done, tone: 'success' })}
                />
              </Suspense>
            ) : (
              <p className="text-ink-soft">{copy.byCall}</p>
            )}
          </div>
        )
      }
    </QueryBoundary>
  );
}
