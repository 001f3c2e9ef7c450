import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LateSnap, LateTalk } from './late.ts';
import { Microphone } from './microphone.tsx';
import { isPicture, nothingShared, type SharedOriginals } from './shared-originals.ts';

interface Props {
  /** Shared by another app. */
  given: SharedOriginals;
  isTyped: boolean;
}

/** Two ways to a list without typing it, beside its box; they make room once something is typed. */
export function RequestStart({ given, isTyped }: Props) {
  const { list } = useCatalogue(orderCopy);
  const [chosen, setOpened] = useState<'talk' | 'snap' | null>(null);
  const [used, setUsed] = useState(nothingShared);
  // A note that was not sent stays until its speaker lets it go.
  const [isHeld, setHeld] = useState(false);
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
          isLeft={isLeft}
          onStay={() => setLeft(false)}
          onHold={setHeld}
          onClose={close}
        />
      )}
      {opened === 'snap' && <LateSnap given={photos} words={text} onClose={close} />}
    </>
  );
}
