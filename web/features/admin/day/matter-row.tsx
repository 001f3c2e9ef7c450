import type { User } from '#contract/accounts/schema.ts';
import type { Matter } from '#contract/admin/day-schema.ts';
import { urgencyOf, type Urgency } from '#contract/admin/day.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { holds } from '#contract/permissions.ts';
import { WaitingCause } from '#web/features/dispatch/admin/waiting-cause.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { AdminCall } from '#web/features/orders/admin/detail/note-call.tsx';
import { matterAddress, matterFacts, matterTitle, openedAs, waitText } from './matter-text.ts';

const tones = { now: 'pepper', today: 'garri', soon: 'plain' } as const satisfies Record<Urgency, string>;

/** One thing that waits: what, whose, since when, and the way to it. */
export function MatterRow({ matter, me, now }: { matter: Matter; me: User; now: Date }) {
  const copy = useCatalogue(adminDayCopy);
  const title = matterTitle(matter);
  const facts = matterFacts(matter, copy);
  const opened = openedAs(matter, me);
  const action = copy.actions[opened];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[urgencyOf(matter)]}>{copy.kinds[matter.kind]}</Badge>
          <span className="text-sm text-ink-soft">{waitText(matter, now, copy)}</span>
        </p>
        <p className="mt-1 wrap-anywhere">
          <span className="font-extrabold">{title}</span>
          {facts.length > 0 && <span className="text-ink-soft"> · {facts.join(' · ')}</span>}
        </p>
        {(matter.kind === 'unassigned' || matter.kind === 'late') &&
          matter.code !== null &&
          holds(me, 'orders:manage') && <WaitingCause code={matter.code} />}
      </div>
      {matter.kind === 'call' && matter.code !== null && matter.phone !== null && (
        <AdminCall code={matter.code} phone={matter.phone} />
      )}
      <ButtonLink
        href={matterAddress(matter, opened)}
        variant={urgencyOf(matter) === 'now' && matter.kind !== 'call' ? 'primary' : 'secondary'}
        size="small"
        className="grow sm:grow-0"
        aria-label={copy.actionOf(action, [title, ...(matter.code === null ? [] : [matter.code])].join(' '))}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
