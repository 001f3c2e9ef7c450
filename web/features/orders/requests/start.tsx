import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LateSnap, LateTalk } from './late.ts';
import { Microphone } from './microphone.tsx';

const noFiles: readonly File[] = [];

const isPicture = (type: string) => type.startsWith('image/');

interface Props {
  /** Shared by another app. */
  files: readonly File[];
  isTyped: boolean;
}

/** Two ways to a list without typing it, beside its box; they make room once something is typed. */
export function RequestStart({ files, isTyped }: Props) {
  const { list } = useCatalogue(orderCopy);
  const [chosen, setOpened] = useState<'talk' | 'snap' | null>(null);
  const [used, setUsed] = useState(noFiles);
  const shared = files === used ? noFiles : files;
  const [note] = shared.filter(({ type }) => !isPicture(type));
  const photos = shared.filter(({ type }) => isPicture(type));
  const opened = shared.length === 0 ? chosen : note === undefined ? 'snap' : 'talk';
  const close = () => {
    setOpened(null);
    setUsed(files);
  };
  if (isTyped && opened === null) return null;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-expanded={opened === 'talk'} onClick={() => setOpened('talk')}>
          <Microphone />
          {list.voice}
        </Button>
        <Button variant="secondary" aria-expanded={opened === 'snap'} onClick={() => setOpened('snap')}>
          <Icon name="camera" />
          {list.snap}
        </Button>
      </div>
      {opened === 'talk' && <LateTalk given={note} onClose={close} />}
      {opened === 'snap' && <LateSnap given={photos} onClose={close} />}
    </>
  );
}
