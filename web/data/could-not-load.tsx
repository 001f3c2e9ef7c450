import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

interface Props {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  /** The screen has nothing else to show. */
  isWholeScreen?: boolean;
}

/** A read that did not arrive: whose side it is on, and the way to try again. */
export function CouldNotLoad({ query, isWholeScreen = false }: Props) {
  const { errors } = useCopy();
  const { error } = query;
  const isOurs = error instanceof ApiError || error?.cause instanceof ApiError;
  // The auth check alone says its own failure, with the status.
  const isExplained = isOurs && !(error instanceof ApiError);
  return (
    <EmptyState
      isWholeScreen={isWholeScreen}
      title={isExplained ? error.message : isOurs ? errors.couldNotLoad : errors.noNetworkTitle}
      text={isOurs ? errors.serverAway : errors.noNetwork}
      action={
        <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {errors.tryAgain}
        </Button>
      }
    />
  );
}
