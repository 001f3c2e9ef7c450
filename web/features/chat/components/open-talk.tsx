import { useEffect, useState, type ComponentType } from 'react';
import { useSearch } from 'wouter';
import type { About } from '#contract/chat/schema.ts';
import { useCopy } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { useUnread } from '../my-conversations.ts';
import type { TalkSheetProps } from './talk-sheet.tsx';
import { UnreadCount } from './unread-count.tsx';

interface Props extends ButtonLook {
  about: About;
  label: string;
  /** Only the sign is drawn, where there is no room for words. */
  isSign?: boolean;
  className?: string;
}

/** Opens a conversation, and says how much in it is new. What is talked with comes only once somebody wants to talk. */
export function OpenTalk({ about, label, isSign = false, className, ...look }: Props) {
  const unread = useUnread(about.kind === 'order' ? about.code : null);
  const { Sheet, isOpen, isComing, open, close } = useLateSheet(about);
  return (
    <>
      <Button
        variant="secondary"
        {...look}
        className={classNames(isSign && 'button-icon relative', className)}
        isBusy={isComing}
        onClick={open}
      >
        <Icon name="chat" />
        <span className={isSign ? 'sr-only' : 'min-w-0 truncate'}>{label}</span>
        <span className={isSign ? 'absolute -top-1 -right-2' : 'contents'}>
          <UnreadCount count={unread} />
        </span>
      </Button>
      {Sheet !== null && <Sheet about={about} open={isOpen} onClose={close} />}
    </>
  );
}

function useLateSheet(about: About) {
  const { errors } = useCopy();
  const [Sheet, setSheet] = useState<ComponentType<TalkSheetProps> | null>(null);
  const { isOpen, open, close } = useOpen(about);
  useEffect(() => {
    if (!isOpen || Sheet !== null) return;
    import('./talk-sheet.tsx').then(
      ({ TalkSheet }) => setSheet(() => TalkSheet),
      () => {
        close();
        showToast({ title: errors.noNetworkTitle, description: errors.noNetwork, tone: 'danger' });
      },
    );
  });
  return { Sheet, isOpen, isComing: isOpen && Sheet === null, open, close };
}

/** Opened by a touch, or by an address that names it: so does a notice of a message. */
function useOpen(about: About) {
  const search = useSearch();
  const wanted = new URLSearchParams(search).get('chat');
  const isAsked = wanted === (about.kind === 'order' ? about.code : 'office');
  const [lastSearch, setLastSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  if (search !== lastSearch) {
    setLastSearch(search);
    if (isAsked) setOpen(true);
  }
  const close = () => {
    setOpen(false);
    // Loaded anew, the page does not open it once more.
    if (isAsked) history.replaceState(history.state, '', location.pathname + location.hash);
  };
  return { isOpen, open: () => setOpen(true), close };
}
