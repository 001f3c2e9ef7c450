import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

/** The shape of a conversation that is on its way. */
export function TalkLoading() {
  const { shell } = useCopy();
  return (
    <div className="talk" aria-busy="true">
      <output className="sr-only">{shell.loading}</output>
      <div className="grid flex-1 content-end gap-3 bg-paper p-4">
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="h-10 w-2/5 justify-self-end" />
        <Skeleton className="h-20 w-3/4" />
        <Skeleton className="h-12 w-1/2 justify-self-end" />
      </div>
      <div className="p-3">
        <Skeleton className="h-12" />
      </div>
    </div>
  );
}
