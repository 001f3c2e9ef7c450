import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

/** What a person sees when a screen broke. */
export function ErrorScreen({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { errors } = useCopy();
  const message = error instanceof Error && error.message !== '' ? error.message : errors.unknown;
  return (
    <div role="alert" className="mx-auto max-w-xl py-10">
      <EmptyState
        isWholeScreen
        title={errors.title}
        text={<span className="wrap-anywhere">{message}</span>}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onTryAgain}>{errors.tryAgain}</Button>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {errors.reload}
            </Button>
          </div>
        }
      />
    </div>
  );
}
