import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import type { Broadcast } from '#contract/notifications/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ToHistory } from '#web/features/accounts/admin/history-link.tsx';
import { AdminProgress } from './progress.tsx';
import { AdminStop } from './stop.tsx';

const tones = {
  draft: 'plain',
  scheduled: 'garri',
  sending: 'garri',
  sent: 'leaf',
  cancelled: 'plain',
} as const;

/** One broadcast: what it says, to whom, how far it has come, and what can still be done with it. */
export function AdminBroadcast({ broadcast, writeHref }: { broadcast: Broadcast; writeHref: string }) {
  const { list: copy, states, audiences } = useCatalogue(adminNoticesCopy);
  const { language } = useAppContext();
  const { state, audience, people } = broadcast;
  const { title, body } = broadcast.words[language];
  return (
    <article className="card gap-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-6">
      <div className="grid min-w-0 content-start gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{states[state]}</Badge>
          <span className="text-sm text-ink-soft">{audiences[audience]}</span>
        </p>
        <h2 className="text-lg">{title}</h2>
        <p>{body}</p>
        <p className="text-sm text-ink-soft">
          <Moments broadcast={broadcast} />
        </p>
      </div>
      <div className="grid content-start gap-3">
        {(people > 0 || state === 'sending') && <AdminProgress broadcast={broadcast} title={title} />}
        <div className="flex flex-wrap gap-2">
          {state === 'draft' && (
            <ButtonLink href={writeHref} size="small" aria-label={copy.goOnOf(title)}>
              {copy.goOn}
            </ButtonLink>
          )}
          <AdminStop broadcast={broadcast} title={title} />
          <ToHistory subject={broadcast.id} name={title} />
        </div>
      </div>
    </article>
  );
}

function Moments({
  broadcast: { by, composedAt, startsAt, endedAt, state, link },
}: {
  broadcast: Broadcast;
}) {
  const { list: copy } = useCatalogue(adminNoticesCopy);
  const parts = [
    by === null ? copy.byHouse : copy.by(by, momentOf(composedAt)),
    state === 'scheduled' && startsAt !== null ? copy.starts(momentOf(startsAt)) : undefined,
    endedAt === null ? undefined : copy.ended(momentOf(endedAt)),
    link,
  ];
  return parts.filter((one) => one !== undefined).join(' · ');
}
