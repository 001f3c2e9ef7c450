import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { sayAgain, unsay } from './send-message.ts';
import type { ShownMessage } from '../messages/shown-message.ts';

interface Props {
  message: ShownMessage;
  /** True where later messages exist. */
  hasBehind: boolean;
  /** Puts its words back where they can be changed. */
  onEdit: (text: string) => void;
}

/** Reason of the server’s refusal, and what can be done; the message is never dropped automatically. */
export function RefusedActions({ message, hasBehind, onEdit }: Props) {
  const { refused: copy } = useCatalogue(talkCopy);
  return (
    <div className="grid justify-items-end gap-1" role="alert">
      <p className="max-w-[85%] text-end text-sm font-bold text-pepper-ink">
        {message.refusal} {hasBehind && copy.behind}
      </p>
      <div className="flex flex-wrap justify-end">
        {message.text !== '' && (
          <Button
            variant="quiet"
            size="small"
            className="px-2.5"
            onClick={() => {
              onEdit(message.text);
              void unsay(message.key);
            }}
          >
            {copy.edit}
          </Button>
        )}
        <Button variant="quiet" size="small" className="px-2.5" onClick={() => void sayAgain(message.key)}>
          {copy.again}
        </Button>
        <Button variant="quiet" size="small" className="px-2.5" onClick={() => void unsay(message.key)}>
          {copy.drop}
        </Button>
      </div>
    </div>
  );
}
