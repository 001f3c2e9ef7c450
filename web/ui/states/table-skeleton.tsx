import { Skeleton } from './skeleton.tsx';

/** The shape of a table that is still on its way. */
export function TableSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-6" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
