import type { About } from '#contract/chat/schema.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useLiveOrders } from '../../orders/use-live-orders.ts';
import { useSeenHeight } from '../use-seen-height.ts';
import { TalkPanel } from './talk-panel.tsx';

export interface TalkSheetProps {
  about: About;
  open: boolean;
  onClose: () => void;
  title: string;
  /** What stands there where this person may not see it, or not any more. */
  gone: string;
}

/** A conversation over the page that it was opened from; as high as what the keyboard leaves. */
export function TalkSheet({ about, open, onClose, title, gone }: TalkSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <Opened about={about} gone={gone} />
    </Sheet>
  );
}

function Opened({ about, gone }: Pick<TalkSheetProps, 'about' | 'gone'>) {
  useSeenHeight();
  // The page behind it may have no line of its own.
  const live = useLiveOrders();
  return <TalkPanel about={about} live={live} gone={gone} />;
}
