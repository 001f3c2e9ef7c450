import { useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { mostLetters, mostPictures } from '#contract/chat/rules.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Snapped } from '#web/lib/pictures/snapped.ts';
import { useDraftPhotos } from './use-draft-photos.ts';
import { PhotoButton, PhotosToSend } from './photos.tsx';

/** With fewer letters left the writer is told how many. */
const tellFrom = 100;

interface Props {
  /** Whose half-written message it is: the conversation’s name. */
  draft: string;
  text: string;
  onText: (text: string) => void;
  /** Keeps what was written, photos with it; it is this device's when it resolves. */
  onSend: (text: string, photos: readonly Snapped[]) => Promise<void>;
  /** Called with every letter; whoever is told hears it seldom. */
  onTyping?: () => void;
  /** What fits in one touch, above the line: quick answers, or the office's own. */
  children?: ReactNode;
}

/** Where a message is written: it grows with the text, and what is half written is the caller's to keep. */
export function Composer({ draft, text, onText, onSend, onTyping, children }: Props) {
  const { write: words } = useCatalogue(talkCopy);
  const field = useRef<HTMLTextAreaElement>(null);
  const snaps = useDraftPhotos(draft);
  const id = useId();
  const said = text.trim();
  const isTooLong = said.length > mostLetters;
  const isReady = !isTooLong && !snaps.isWorking && (said !== '' || snaps.photos.length > 0);
  const send = () => {
    if (!isReady) return;
    onSend(said, snaps.photos).then(
      () => snaps.photos.forEach(({ key }) => snaps.remove(key)),
      () => {
        onText(said);
        showToast({ title: words.notKept, description: words.notKeptText, tone: 'danger' });
      },
    );
    onText('');
    field.current?.focus();
  };
  return (
    <div className="composer">
      {children}
      <PhotosToSend snaps={snaps} />
      <form
        className="flex items-end gap-1"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <PhotoButton snaps={snaps} isFull={snaps.photos.length >= mostPictures} />
        <TextLine
          field={field}
          room={`${id}room`}
          text={text}
          isTooLong={isTooLong}
          onText={(next) => {
            onText(next);
            if (next !== '') onTyping?.();
          }}
          onSend={send}
        />
        <Button
          type="submit"
          aria-label={words.send}
          className="button-icon"
          aria-disabled={!isReady || undefined}
        >
          <Icon name="send" />
        </Button>
      </form>
      <Room id={`${id}room`} letters={said.length} />
    </div>
  );
}

interface LineProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What says how much room is left. */
  room: string;
  text: string;
  isTooLong: boolean;
  onText: (text: string) => void;
  onSend: () => void;
}

function TextLine({ field, room, text, isTooLong, onText, onSend }: LineProps) {
  const { write: words } = useCatalogue(talkCopy);
  return (
    <textarea
      ref={field}
      rows={1}
      className="control composer-text"
      aria-label={words.label}
      aria-describedby={room}
      aria-invalid={isTooLong || undefined}
      placeholder={words.placeholder}
      value={text}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => {
        if (!sendsByKey(event)) return;
        event.preventDefault();
        onSend();
      }}
    />
  );
}

/** Said once the room gets small. */
function Room({ id, letters }: { id: string; letters: number }) {
  const { write: words } = useCatalogue(talkCopy);
  const left = mostLetters - letters;
  return (
    <p id={id} className={left < 0 ? 'field-error' : 'text-sm text-ink-soft empty:hidden'}>
      {left < 0 ? words.tooLong(-left) : left <= tellFrom && words.left(left)}
    </p>
  );
}

/** Enter sends where there are real keys; on a phone it starts a new line. A letter that is still being put together is not sent. */
function sendsByKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false;
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}
