import { lazy, Suspense } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { citiesOf } from '#contract/audience.ts';
import { holds } from '#contract/permissions.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

const AdminMoney = lazy(() => import('./money.tsx'));
const BooksAlarm = lazy(() => import('./books/alarm.tsx'));

/** The money part of today, for those who may see money; the others never download it. */
export function AdminLateMoney({ me }: { me: User }) {
  if (!holds(me, 'money:view')) return null;
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <AdminMoney me={me} />
    </Suspense>
  );
}

/** The loudest thing of the day, where there is one. */
export function LateBooksAlarm({ me }: { me: User }) {
  if (!holds(me, 'money:view') || citiesOf(me) !== undefined) return null;
  return (
    <Suspense fallback={null}>
      <BooksAlarm />
    </Suspense>
  );
}
