import { useEffect, useState, type ComponentType } from 'react';
import { useSearch } from 'wouter';
import type { About } from '#contract/chat/schema.ts';
import { useCopy } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { useUnread } from '../my-conversations.ts';
import type { TalkSheetProps } from './talk-sheet.tsx';
import { UnreadCount } from './unread-count.tsx';

interface Props extends ButtonLook, Pick<TalkSheetProps, 'title' | 'gone'> {
  about: About;
  label: string;
  className?: string;
}

/** Opens a conversation, and says how much in it is new. What is talked with comes only once somebody wants to talk. */
export function OpenTalk({ about, label, title, gone, className, ...look }: Props) {
  const unread = useUnread(about.kind === 'order' ? about.code : null);
  const { Sheet, isOpen, isComing, open, close } = useLateSheet();
  return (
    <>
      <Button
        variant="secondary"
        {...look}
        {...(className !== undefined && { className })}
        isBusy={isComing}
        onClick={open}
      >
        <Icon name="chat" />
        <span className="min-w-0 truncate">{label}</span>
        <UnreadCount count={unread} />
      </Button>
      {Sheet !== null && <Sheet about={about} open={isOpen} onClose={close} title={title} gone={gone} />}
    </>
  );
}

/** An address that ends in `chat=open` comes from a notice of a message. */
const asked = 'open';

function useLateSheet() {
  const { errors } = useCopy();
  const search = useSearch();
  const [Sheet, setSheet] = useState<ComponentType<TalkSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(() => new URLSearchParams(search).get('chat') === asked);
  useEffect(() => {
    if (!isOpen || Sheet !== null) return;
    import('./talk-sheet.tsx').then(
      ({ TalkSheet }) => setSheet(() => TalkSheet),
      () => {
        setOpen(false);
        showToast({ title: errors.noNetworkTitle, description: errors.noNetwork, tone: 'danger' });
      },
    );
  }, [isOpen, Sheet, errors]);
  return {
    Sheet,
    isOpen,
    isComing: isOpen && Sheet === null,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
