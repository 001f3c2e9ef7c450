import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { timeOf } from '#web/lib/format/dates.ts';
import type { MessageState, ShownMessage } from './shown-message.ts';
import { MessagePictures } from './pictures.tsx';

interface Props {
  message: ShownMessage;
  /** Says whose it is; what follows in the same breath does not say it again. */
  withName: boolean;
  /** True where the delivery state is shown as text too. */
  withState: boolean;
}

/** One thing that somebody said, or a dry line of what happened. */
export function MessageBubble({ message, withName, withState }: Props) {
  const { list: copy } = useCatalogue(talkCopy);
  if (message.from === 'house') {
    return (
      <p className="mx-auto max-w-[85%] rounded-md bg-sunk px-3 py-1.5 text-center text-sm text-ink-soft wrap-anywhere">
        {message.text} <time dateTime={message.at}>· {timeOf(message.at)}</time>
      </p>
    );
  }
  return (
    <div className={classNames('bubble', lookOf(message))}>
      <p className={withName && !message.isMine ? 'text-sm font-extrabold' : 'sr-only'}>{message.name}</p>
      {message.removed !== null ? (
        <p className="flex items-center gap-2 text-ink-soft italic">
          <Icon name="erase" size={18} />
          {copy.removed[message.removed]}
        </p>
      ) : (
        <>
          <MessagePictures message={message} />
          {message.text !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{message.text}</p>}
        </>
      )}
      {message.isForOffice && <p className="text-sm font-bold text-ink-soft">{copy.forOffice}</p>}
      {message.isReported && <p className="text-sm font-bold text-ink-soft">{copy.reported}</p>}
      <p className="bubble-foot">
        <time dateTime={message.at}>{timeOf(message.at)}</time>
        {message.state !== null && <HowFar state={message.state} inWords={withState} />}
      </p>
    </div>
  );
}

function lookOf({ isMine, from, state }: ShownMessage): string {
  if (state === 'refused') return 'bubble-mine bubble-refused';
  if (isMine) return 'bubble-mine';
  return from === 'office' ? 'bubble-office' : '';
}

const signs: Readonly<Record<MessageState, IconName>> = {
  waiting: 'offline',
  sending: 'clock',
  refused: 'warning',
  sent: 'check',
  delivered: 'checks',
  read: 'checks',
};

function HowFar({ state, inWords }: { state: MessageState; inWords: boolean }) {
  const { state: copy } = useCatalogue(talkCopy);
  return (
    <span className={classNames('flex items-center gap-1', state === 'read' && 'text-leaf-ink')}>
      <Icon name={signs[state]} size={18} />
      <span className={inWords ? undefined : 'sr-only'}>{copy[state]}</span>
    </span>
  );
}
