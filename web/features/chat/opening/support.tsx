import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { ButtonLook } from '#web/ui/buttons/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { OpenTalk } from './opener.tsx';

const about = { kind: 'support' as const };

/** The conversation with the office, for whoever has an account. */
export function AdminTalk(look: ButtonLook & { className?: string }) {
  const copy = useCatalogue(openTalkCopy);
  return useMe() ? <OpenTalk about={about} label={copy.office} {...look} /> : null;
}

/** The same as a matter of its own. */
export function AdminTalkCard() {
  const copy = useCatalogue(openTalkCopy);
  if (!useMe()) return null;
  return (
    <Card title={copy.officeTitle}>
      <p className="text-ink-soft">{copy.officeText}</p>
      <AdminTalk className="sm:justify-self-start" />
    </Card>
  );
}
