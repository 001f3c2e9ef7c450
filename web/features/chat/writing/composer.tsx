import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { mostLetters, mostPictures } from '#contract/chat/rules.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { Snapped } from '#web/lib/pictures/snapped.ts';
import { useDraftPhotos } from '#web/data/use-draft-photos.ts';
import { PhotosToSend } from '#web/ui/pictures/photos-to-send.tsx';
import { PhotoButton } from './photo-button.tsx';

/** With fewer letters left the writer is told how many. */
const countFrom = 100;

interface Props {
  /** Key of the draft: the conversation’s name. */
  draft: string;
  text: string;
  onText: (text: string) => void;
  /** Keeps what was written, photos with it; it is this device's when it resolves. */
  onSend: (text: string, photos: readonly Snapped[]) => Promise<void>;
  /** Called with every letter; the other side hears of it rarely. */
  onTyping?: () => void;
  /** One-touch replies above the field: quick replies, or an admin’s ready answers. */
  children?: ReactNode;
}

/** Message field: it grows with its text, and the caller stores the draft. */
export function Composer({ draft, text, onText, onSend, onTyping, children }: Props) {
  const { write: copy } = useCatalogue(talkCopy);
  const field = useRef<HTMLTextAreaElement>(null);
  const snaps = useDraftPhotos(`chat-photos:${draft}`, mostPictures);
  const id = useId();
  const trimmed = text.trim();
  const isTooLong = trimmed.length > mostLetters;
  const isReady = !isTooLong && !snaps.isWorking && (trimmed !== '' || snaps.photos.length > 0);
  const send = () => {
    if (!isReady) return;
    onSend(trimmed, snaps.photos).then(
      () => snaps.photos.forEach(({ key }) => snaps.remove(key)),
      () => {
        onText(trimmed);
        showToast({ title: copy.notKept, description: copy.notKeptText, tone: 'danger' });
      },
    );
    onText('');
    field.current?.focus();
  };
  return (
    <div className="composer">
      {children}
      <PhotosToSend snaps={snaps} copy={{ ...copy, photo: copy.photoOf, remove: copy.removePhoto }} />
      <Form className="flex flex-wrap items-end gap-1" onSubmit={send}>
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
          aria-label={copy.send}
          className="button-icon ms-auto"
          aria-disabled={!isReady || undefined}
        >
          <Icon name="send" />
        </Button>
      </Form>
      <Room id={`${id}room`} letters={trimmed.length} />
    </div>
  );
}

interface LineProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Text about the remaining room. */
  room: string;
  text: string;
  isTooLong: boolean;
  onText: (text: string) => void;
  onSend: () => void;
}

function TextLine({ field, room, text, isTooLong, onText, onSend }: LineProps) {
  const { write: copy } = useCatalogue(talkCopy);
  return (
    <textarea
      ref={field}
      rows={1}
      className="control composer-text min-w-28 flex-1"
      aria-label={copy.label}
      aria-describedby={room}
      aria-invalid={isTooLong || undefined}
      placeholder={copy.placeholder}
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

/** The count of letters, once the room gets small. */
function Room({ id, letters }: { id: string; letters: number }) {
  const { write: copy } = useCatalogue(talkCopy);
  const left = mostLetters - letters;
  return (
    <p id={id} className={left < 0 ? 'field-error' : 'text-sm text-ink-soft empty:hidden'}>
      {left < 0 ? copy.tooLong(-left) : left <= countFrom && copy.left(left)}
    </p>
  );
}

/** Enter sends where there are real keys; on a phone it starts a new line. A letter that is still being put together is not sent. */
function sendsByKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false;
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}
