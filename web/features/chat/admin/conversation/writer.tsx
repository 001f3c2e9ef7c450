import { useRef } from 'react';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { useShortcuts } from '#web/lib/page/use-shortcuts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { unfilledPlaces } from '../canned/match.ts';
import { knownPlaces } from '../canned/placeholders.ts';
import { nameOf } from '#web/features/chat/conversation/query.ts';
import type { OpenInAdminChats } from './open-conversation.ts';
import { reportTyping } from '#web/features/chat/writing/say-typing.ts';
import { useCanned } from '../canned/use-canned.ts';
import { CannedPicker } from '../canned/picker.tsx';
import { Composer } from '#web/features/chat/writing/composer.tsx';

interface Props {
  opened: OpenInAdminChats;
  text: string;
  onText: (text: string) => void;
  onManage: () => void;
}

/** Composer of the admins, with ready answers. */
export function AdminChatWriter({
  opened: { talk, about, conversation, order },
  text,
  onText,
  onManage,
}: Props) {
  const { canned: copy } = useCatalogue(adminChatCopy);
  const box = useRef<HTMLDivElement>(null);
  const focus = () => lineIn(box.current)?.focus();
  const canned = useCanned({
    text,
    setText: onText,
    known: knownPlaces(conversation, order, useNow()),
    onPut: (next) => standAtUnfilled(lineIn(box.current), next),
  });
  const ask = () => {
    canned.ask();
    focus();
  };
  useShortcuts({ r: focus, c: ask });
  const unfilled = unfilledPlaces(text);
  return (
    // The keys are those of the line inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} onKeyDownCapture={canned.handleKey}>
      <Composer
        draft={nameOf(about)}
        text={text}
        onText={onText}
        onSend={talk.write}
        onTyping={() => reportTyping(about)}
      >
        {canned.isOpen && (
          <CannedPicker
            {...canned}
            onLanguage={canned.setLanguage}
            onChoose={canned.put}
            onManage={onManage}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-3">
          <Button variant="quiet" size="small" aria-expanded={canned.isOpen} onClick={ask}>
            <Icon name="chat" size={20} />
            <span className="sm:hidden">{copy.open}</span>
            <span className="max-sm:hidden">{copy.openKey}</span>
          </Button>
          <output className="text-sm font-bold text-garri-ink empty:hidden">
            {unfilled.length > 0 && copy.unfilled(unfilled.join(' '))}
          </output>
        </div>
      </Composer>
    </div>
  );
}

function lineIn(box: HTMLElement | null): HTMLTextAreaElement | null {
  return box?.querySelector('textarea') ?? null;
}

/** The first place that nothing was known for is marked: what is typed next fills it. */
function standAtUnfilled(line: HTMLTextAreaElement | null, text: string): void {
  const [place] = unfilledPlaces(text);
  line?.focus();
  if (place === undefined) return;
  const from = text.indexOf(place);
  line?.setSelectionRange(from, from + place.length);
}
