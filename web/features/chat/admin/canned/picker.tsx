import type { Language } from '#contract/accounts/schema.ts';
import type { CannedReply } from '#contract/chat/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface Props {
  replies: readonly CannedReply[];
  /** Typed beginning of the shortcut. */
  typed: string;
  /** Index of the answer that Enter inserts. */
  at: number;
  language: Language;
  onLanguage: (language: Language) => void;
  /** As it would be put in. */
  filled: (reply: CannedReply) => string;
  onChoose: (reply: CannedReply) => void;
  onManage: () => void;
}

const languages = ['pcm', 'en'] as const;

/** Answers that were written beforehand, above the line where one is written now. */
export function CannedPicker({
  replies,
  typed,
  at,
  language,
  onLanguage,
  filled,
  onChoose,
  onManage,
}: Props) {
  const { canned: copy } = useCatalogue(adminChatCopy);
  return (
    <section aria-label={copy.label} className="grid gap-1 rounded-lg border border-line bg-paper p-2">
      <div className="flex flex-wrap items-center gap-1">
        <span className="sr-only">{copy.languageLabel}</span>
        {languages.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === language ? 'secondary' : 'quiet'}
            aria-pressed={one === language}
            onClick={() => onLanguage(one)}
          >
            {copy.language[one]}
          </Button>
        ))}
        <Button size="small" variant="quiet" className="ms-auto" onClick={onManage}>
          {copy.manage}
        </Button>
      </div>
      {replies.length === 0 ? (
        <p className="p-2 text-sm text-ink-soft">
          {typed === '' ? `${copy.none}. ${copy.noneText}` : copy.noMatch(typed)}
        </p>
      ) : (
        <ul className="grid max-h-72 grid-cols-[minmax(0,1fr)] overflow-y-auto">
          {replies.map((reply, place) => (
            <li key={reply.id}>
              <button
                type="button"
                aria-current={place === at ? 'true' : undefined}
                className={classNames(
                  'grid min-h-12 w-full cursor-pointer rounded-md px-2 py-1 text-start',
                  place === at ? 'bg-leaf-soft' : 'hover:bg-sunk',
                )}
                onClick={() => onChoose(reply)}
              >
                <span className="text-sm font-extrabold">/{reply.shortcut}</span>
                <span className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{filled(reply)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="sr-only">{replies[at] && copy.chosen(replies[at].shortcut)}</output>
    </section>
  );
}
