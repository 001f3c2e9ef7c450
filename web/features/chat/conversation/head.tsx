import { useState } from 'react';
import type { About, Conversation } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { callAddress } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import type { Talk } from './use-conversation.ts';
import { TalkMenu } from './menu.tsx';

interface Props {
  about: About;
  talk: Talk;
  conversation: Conversation;
}

/** The other side, a call button while the order runs, and a menu. */
export function TalkHead({ about, talk, conversation }: Props) {
  const copy = useCatalogue(talkCopy);
  const [isOpen, setOpen] = useState(false);
  const { counterpart, callNumber, kind } = conversation;
  const role = copy.who[counterpart.side];
  const isOffice = counterpart.side === 'office';
  const name = isOffice ? copy.theOffice : counterpart.name === '' ? role : counterpart.name;
  // Its title says already that it is the office's, and there is nobody to stop or to call.
  if (kind === 'support') return null;
  const hasMenu = talk.messages.length > 0;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-1 border-b border-line px-4 pb-1">
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere font-bold text-ink-soft">
        {isOffice || name === role ? name : `${name} · ${role}`}
      </p>
      {callNumber !== null && (
        <ButtonLink
          href={callAddress(callNumber)}
          variant="secondary"
          size="small"
          aria-label={copy.call(name)}
        >
          <Icon name="phone" size={20} />
          {copy.callShort}
        </ButtonLink>
      )}
      {hasMenu && (
        <>
          <IconButton label={copy.menu.open} onClick={() => setOpen(true)}>
            <Icon name="menu" />
          </IconButton>
          <TalkMenu
            open={isOpen}
            onClose={() => setOpen(false)}
            about={about}
            talk={talk}
            conversation={conversation}
          />
        </>
      )}
    </div>
  );
}
