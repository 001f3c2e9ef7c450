import { originalCopy } from '#contract/copy/order/original.ts';
import type { Original } from '#contract/orders/requests/schema.ts';
import { OriginalView } from '#web/features/orders/original/original.tsx';
import { useOriginalHere } from '#web/features/orders/original/use-original-here.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

/** The customer's own voice or paper beside the list; loaded at once, so that it is there without network. */
export function RunOriginal({ original, customer }: { original: Original; customer: string }) {
  const copy = useCatalogue(originalCopy);
  const { errors } = useCopy();
  const here = useOriginalHere(original);
  return (
    <details className="card">
      <summary className="min-h-12 cursor-pointer py-3 font-bold">
        {copy.title}
        <span className="sr-only">: {customer}</span>
      </summary>
      {here.data !== undefined ? (
        <OriginalView original={here.data} />
      ) : here.isError ? (
        <Alert tone="warning">
          <p>{copy.offline}</p>
          <Button
            variant="secondary"
            size="small"
            isBusy={here.isFetching}
            onClick={() => void here.refetch()}
          >
            {errors.tryAgain}
          </Button>
        </Alert>
      ) : (
        <Skeleton className="h-40" />
      )}
    </details>
  );
}
