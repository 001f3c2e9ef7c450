import { Skeleton } from '#web/ui/states/skeleton.tsx';

/** The shape of an order that is on its way. */
export function OrderLoading() {
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-5">
        <Skeleton className="h-36" />
        <Skeleton className="h-72" />
      </div>
      <div className="grid content-start gap-5">
        <Skeleton className="h-64" />
        <Skeleton className="h-32" />
      </div>
    </div>
  );
}
