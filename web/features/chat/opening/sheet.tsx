import { useEffect, useState } from 'react';
import type { About } from '#contract/chat/schema.ts';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { preloadable } from '#web/lib/screen/preloadable.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { TalkLoading } from '../conversation/loading.tsx';

interface Props {
  about: About;
  open: boolean;
  onClose: () => void;
}

const content = preloadable(async () => ({
  default: (await import('./sheet-content.tsx')).OpenConversation,
}));

/** A conversation over the page that it was opened from. What is talked with comes only once somebody wants to talk. */
export function TalkSheet({ about, open, onClose }: Props) {
  const { title } = useCatalogue(openTalkCopy);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={about.kind === 'order' ? title.order(about.code) : title.office}
    >
      <LateConversation about={about} onMissing={onClose} />
    </Sheet>
  );
}

function LateConversation({ about, onMissing }: { about: About; onMissing: () => void }) {
  const { errors } = useCopy();
  const [isHere, setHere] = useState(() => content.loaded() !== undefined);
  useEffect(() => {
    if (isHere) return;
    // An end that comes after the sheet was left closes no sheet that is open by then.
    let isWanted = true;
    content.preload().then(
      () => isWanted && setHere(true),
      () => {
        if (!isWanted) return;
        onMissing();
        showToast({ title: errors.noNetworkTitle, description: errors.noNetwork, tone: 'danger' });
      },
    );
    return () => {
      isWanted = false;
    };
  });
  return isHere ? <content.Part about={about} /> : <TalkLoading />;
}
