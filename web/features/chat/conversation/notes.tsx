import type { ReactNode } from 'react';
import type { Conversation } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { momentOf, timeOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { otherName } from './other-name.ts';
import { standingNote } from './standing-note.ts';

interface Props {
  conversation: Conversation;
  hasNetwork: boolean;
}

/** Notes that a writer needs, right above the field. */
export function TalkNotes({ conversation, hasNetwork }: Props) {
  const copy = useCatalogue(talkCopy);
  const { stopped, offline, old } = copy;
  const isSignedIn = Boolean(useMe());
  const { muted } = conversation;
  const name = otherName(conversation, copy);
  const note = standingNote(conversation);
  const texts: Readonly<Record<NonNullable<typeof note>, string>> = {
    closed: `${stopped.closed} ${isSignedIn ? stopped.closedText : stopped.closedGuest}`,
    muted: muted === null ? stopped.closed : stopped.muted(momentOf(muted.until), muted.reason),
    'blocked-by-you': stopped.blockedByYou(name),
    'blocked-you': stopped.blockedYou(name),
    'office-only': stopped.officeOnly,
    'nobody-yet': stopped.nobodyYet,
  };
  return (
    <output className="block">
      {note !== null && <Note icon="info">{texts[note]}</Note>}
      {!hasNetwork && (
        <Note icon="offline">{conversation.mayWrite ? offline : old(timeOf(conversation.asOf))}</Note>
      )}
    </output>
  );
}

function Note({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2 border-t border-line bg-garri-soft px-4 py-2 text-sm font-bold text-garri-ink">
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </span>
  );
}
