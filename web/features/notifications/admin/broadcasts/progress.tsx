import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import type { Broadcast } from '#contract/notifications/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

interface Props {
  broadcast: Pick<Broadcast, 'people' | 'sent' | 'failed' | 'waiting' | 'state'>;
  title: string;
}

/** Receivers so far, with the outcome on their devices. */
export function AdminProgress({ broadcast: { people, sent, failed, waiting, state }, title }: Props) {
  const { progress: copy } = useCatalogue(adminNoticesCopy);
  const settled = sent + failed;
  return (
    <div className="grid gap-1 text-sm" aria-live={state === 'sending' ? 'polite' : 'off'}>
      <progress
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
        aria-label={copy.label(title)}
        value={settled}
        max={Math.max(1, settled + waiting)}
      />
      <p className="font-bold">{copy.people(people)}</p>
      <p className="flex flex-wrap gap-x-4 text-ink-soft">
        <span>{copy.sent(sent)}</span>
        {failed > 0 && <span>{copy.failed(failed)}</span>}
        {waiting > 0 && <span>{copy.waiting(waiting)}</span>}
      </p>
    </div>
  );
}
