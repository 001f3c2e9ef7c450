import type { About } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { useVisibleHeight } from '../use-visible-height.ts';
import { TalkPanel } from '../conversation/panel.tsx';

/** A conversation as its sheet holds it: as high as what the keyboard leaves, and with a line of its own. */
export function OpenConversation({ about }: { about: About }) {
  const { stopped, gone } = useCatalogue(talkCopy);
  useVisibleHeight();
  const live = useLiveOrders();
  return <TalkPanel about={about} live={live} gone={about.kind === 'order' ? stopped.notYours : gone} />;
}
