import { useEffect, useState, type ComponentType } from 'react';
import type { About } from '#contract/chat/schema.ts';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { TalkLoading } from '../conversation/loading.tsx';

interface Props {
  about: About;
  open: boolean;
  onClose: () => void;
}

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
  const [Come, setCome] = useState<ComponentType<{ about: About }> | null>(null);
  useEffect(() => {
    if (Come !== null) return;
    import('./sheet-content.tsx').then(
      ({ OpenConversation }) => setCome(() => OpenConversation),
      () => {
        onMissing();
        showToast({ title: errors.noNetworkTitle, description: errors.noNetwork, tone: 'danger' });
      },
    );
  });
  return Come === null ? <TalkLoading /> : <Come about={about} />;
}
