import { talkCopy } from '#contract/copy/chat-talk.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import { useMe } from '../../accounts/queries.ts';
import { OpenTalk } from './open-talk.tsx';

const about = { kind: 'support' as const };

/** The conversation with the office, for whoever has an account. */
export function OfficeTalk(look: ButtonLook & { className?: string }) {
  const words = useCatalogue(talkCopy);
  if (!useMe()) return null;
  return (
    <OpenTalk
      about={about}
      label={words.open.office}
      title={words.title.office}
      gone={words.gone}
      {...look}
    />
  );
}

/** The same as a matter of its own. */
export function OfficeTalkCard() {
  const { open: words } = useCatalogue(talkCopy);
  if (!useMe()) return null;
  return (
    <Card title={words.officeTitle}>
      <p className="text-ink-soft">{words.officeText}</p>
      <OfficeTalk className="sm:justify-self-start" />
    </Card>
  );
}
