import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LateSnap, LateTalk } from './late.ts';
import { Microphone } from './microphone.tsx';
import type { HeldNote } from './use-held-note.ts';
import { isPicture, nothingShared, type SharedOriginals } from './shared-originals.ts';

interface Props {
  /** Shared by another app. */
  given: SharedOriginals;
  isTyped: boolean;
  /** A note that was not sent stays until its speaker lets it go. */
  note: HeldNote;
}

/** Two ways to a list without typing it, beside its box; they make room once something is typed. */
export function RequestStart({ given, isTyped, note: held }: Props) {
  const { list } = useCatalogue(orderCopy);
  const [chosen, setOpened] = useState<'talk' | 'snap' | null>(null);
  const [used, setUsed] = useState(nothingShared);
  const { isHeld } = held;
  const [isLeft, setLeft] = useState(false);
  const shared = given === used || (chosen === 'talk' && isHeld) ? nothingShared : given;
  const { files, text } = shared;
  const [note] = files.filter((file) => !isPicture(file));
  const photos = files.filter(isPicture);
  const opened = files.length === 0 ? chosen : note === undefined ? 'snap' : 'talk';
  const close = () => {
    setOpened(isLeft ? 'snap' : null);
    setLeft(false);
    if (files.length > 0) setUsed(given);
    held.onLeave();
  };
  const stay = () => {
    setLeft(false);
    held.onStay();
  };
  const snap = () => (isHeld ? setLeft(true) : setOpened('snap'));
  if (isTyped && opened === null) return null;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-expanded={opened === 'talk'} onClick={() => setOpened('talk')}>
          <Microphone />
          {list.voice}
        </Button>
        <Button variant="secondary" aria-expanded={opened === 'snap'} onClick={snap}>
          <Icon name="camera" />
          {list.snap}
        </Button>
      </div>
      {opened === 'talk' && (
        <LateTalk
          given={note}
          words={text}
          isLeft={isLeft || held.isLeft}
          onStay={stay}
          onHold={held.onHold}
          onClose={close}
        />
      )}
      {opened === 'snap' && <LateSnap given={photos} words={text} onClose={close} />}
    </>
  );
}
