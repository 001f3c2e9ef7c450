import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** Quick replies for the present stage, one touch each. */
export function QuickReplies({
  replies,
  onSay,
}: {
  replies: readonly string[];
  onSay: (reply: string) => void;
}) {
  const { write: copy } = useCatalogue(talkCopy);
  if (replies.length === 0) return null;
  return (
    <fieldset className="quick-replies" aria-label={copy.quick}>
      {replies.map((reply) => (
        <button key={reply} type="button" onClick={() => onSay(reply)}>
          {reply}
        </button>
      ))}
    </fieldset>
  );
}
