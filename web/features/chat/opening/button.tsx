import { Button } from '#web/ui/buttons/button.tsx';
import type { ButtonLook } from '#web/ui/buttons/button-look.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useUnread } from '../queries.ts';
import { UnreadCount } from './unread-count.tsx';

interface Props extends ButtonLook {
  /** Code of the order; null for a conversation with the admins. */
  code: string | null;
  label: string;
  /** Only the sign is drawn, where there is no room for words. */
  isSign?: boolean;
  className?: string;
  onOpen: () => void;
}

/** The door to a conversation; it says how much behind it is new. */
export function TalkButton({ code, label, isSign = false, className, onOpen, ...look }: Props) {
  const unread = useUnread(code);
  return (
    <Button
      variant="secondary"
      {...look}
      className={classNames(isSign && 'button-icon relative', className)}
      onClick={onOpen}
    >
      <Icon name="chat" />
      <span className={isSign ? 'sr-only' : 'min-w-0'}>{label}</span>
      <span className={isSign ? 'absolute -top-1 -right-2' : 'contents'}>
        <UnreadCount count={unread} />
      </span>
    </Button>
  );
}
