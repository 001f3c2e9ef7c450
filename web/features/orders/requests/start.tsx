import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LateSnap, LateTalk } from './late.ts';
import { Microphone } from './microphone.tsx';

/** Two ways to a list without typing it, beside its box. */
export function RequestStart() {
  const { list } = useCatalogue(orderCopy);
  const [opened, setOpened] = useState<'talk' | 'snap' | null>(null);
  const close = () => setOpened(null);
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
      {opened === 'talk' && <LateTalk onClose={close} />}
      {opened === 'snap' && <LateSnap onClose={close} />}
    </>
  );
}
