import type { About } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat-talk.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useLiveOrders } from '../../orders/use-live-orders.ts';
import { useSeenHeight } from '../use-seen-height.ts';
import { TalkPanel } from './talk-panel.tsx';

export interface TalkSheetProps {
  about: About;
  open: boolean;
  onClose: () => void;
}

/** A conversation over the page that it was opened from; as high as what the keyboard leaves. */
export function TalkSheet({ about, open, onClose }: TalkSheetProps) {
  const { title } = useCatalogue(talkCopy);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={about.kind === 'order' ? title.order(about.code) : title.office}
    >
      <Opened about={about} />
    </Sheet>
  );
}

/** Apart, so that it begins anew each time. */
function Opened({ about }: Pick<TalkSheetProps, 'about'>) {
  const { stopped, gone } = useCatalogue(talkCopy);
  useSeenHeight();
  // The page behind it may have no line of its own.
  const live = useLiveOrders();
  return <TalkPanel about={about} live={live} gone={about.kind === 'order' ? stopped.notYours : gone} />;
}
