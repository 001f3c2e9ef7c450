import type { ReactNode } from 'react';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { dayName } from './day-name.ts';
import { laidOut, type Line } from './list-lines.ts';
import type { ShownMessage } from './shown-message.ts';
import { useReadingPlace } from './use-scroll-position.ts';
import { MessageBubble } from './bubble.tsx';

interface Props {
  /** Oldest first; what waits on this phone comes last. */
  messages: readonly ShownMessage[];
  /** The first that was unread when the conversation was opened. */
  firstUnread: number | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
  /** Name of the side that is writing now. */
  typing: string | null;
  /** Everything up to this number has been in sight at the list's end. */
  onSeen: (number: number) => void;
  /** Stands where there is no message yet. */
  empty: ReactNode;
  /** Actions on one message, below it. */
  renderUnder?: (message: ShownMessage) => ReactNode;
}

/** A conversation, day by day. It stays where the reader is: at the newest, or back where they are reading. */
export function MessageList({ messages, hasOlder, isLoadingOlder, onOlder, typing, empty, ...rest }: Props) {
  const { list: copy } = useCatalogue(talkCopy);
  const { box, isAtEnd, isSettling, below, look, toEnd, hold } = useReadingPlace(messages, rest.onSeen);
  const lastMine = messages.findLast(({ isMine }) => isMine)?.key;
  const isEmpty = messages.length === 0;
  return (
    <div className="relative grid min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-label={copy.label}
        // Older ones that were asked for are read by going there, not called out.
        aria-live={isLoadingOlder || isSettling ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="message-list"
        onScroll={look}
      >
        <div className="message-lines">
          {hasOlder && (
            <Button
              variant="quiet"
              size="small"
              className="mx-auto"
              isBusy={isLoadingOlder}
              onClick={() => {
                hold();
                onOlder();
              }}
            >
              {isLoadingOlder ? copy.loadingOlder : copy.older}
            </Button>
          )}
          {isEmpty && empty}
          {!isEmpty && (
            <ol className="grid gap-1">
              {laidOut(messages, rest.firstUnread).map((line) => (
                <LineOf key={line.key} line={line} lastMine={lastMine} renderUnder={rest.renderUnder} />
              ))}
            </ol>
          )}
          {typing !== null && <p className="px-1 text-sm text-ink-soft italic">{copy.typing(typing)}</p>}
        </div>
      </div>
      {!isAtEnd && !isEmpty && (
        <button type="button" className="to-newest" onClick={toEnd}>
          <Icon name="down" size={20} />
          {below > 0 ? copy.below(below) : copy.toBottom}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  line: Line;
  lastMine: string | undefined;
  renderUnder: Props['renderUnder'] | undefined;
}

function LineOf({ line, lastMine, renderUnder }: LineProps) {
  const { list: copy } = useCatalogue(talkCopy);
  if (line.kind === 'day') return <Day at={line.at} />;
  if (line.kind === 'fresh') {
    return (
      <li className="message-mark text-leaf-ink">
        <span>{copy.fresh}</span>
      </li>
    );
  }
  const { message, startsRun } = line;
  return (
    // Screen readers do not announce the person’s own messages.
    <li className={startsRun ? 'mt-2 grid' : 'grid'} {...(message.isMine && { 'aria-live': 'off' as const })}>
      <MessageBubble
        message={message}
        withName={startsRun}
        withState={message.key === lastMine || message.state === 'refused'}
      />
      {renderUnder?.(message)}
    </li>
  );
}

function Day({ at }: { at: string }) {
  const { list: copy } = useCatalogue(talkCopy);
  return (
    <li className="message-mark">
      <span>{dayName(at, useNow(), copy)}</span>
    </li>
  );
}
