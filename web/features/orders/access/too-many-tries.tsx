import { useEffect } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useWaitUntil } from './use-wait-until.ts';
import { waitText } from './wait-text.ts';

interface Props {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** Guessing is slowed down; so is whoever only mistyped, and they are told for how long. */
export function TooManyTries({ query }: Props) {
  const { form, trouble } = useCatalogue(trackingCopy);
  const { errors } = useCopy();
  const { secondsLeft, start } = useWaitUntil();
  const { error } = query;
  useEffect(() => start(error instanceof ApiError ? error.retryAfterSeconds : null), [error, start]);
  return (
    <EmptyState
      isWholeScreen
      title={trouble.tooManyTitle}
      text={error instanceof ApiError ? error.sentence : ''}
      action={
        <div className="grid gap-2">
          <Button disabled={secondsLeft > 0} isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {errors.tryAgain}
          </Button>
          {secondsLeft > 0 && <p aria-hidden="true">{form.wait(waitText(secondsLeft, form))}</p>}
        </div>
      }
    />
  );
}
