import type { Language } from '#contract/accounts/schema.ts';
import { orderSentCopy } from '#contract/copy/order/sent.ts';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { afterPlacing } from './draft.ts';
import { changeDraft } from './draft-store.ts';
import { keepOrderLink } from '../links.ts';
import { linkOfReply, requestIdOf } from './queued-order.ts';

/** An order was placed: its link is kept, the draft begins anew, and the person hears its code. */
export function orderTaken(action: Pick<QueuedAction, 'endpoint' | 'data'>, reply: unknown): void {
  const link = linkOfReply(reply);
  if (link === undefined) return;
  const { code, token } = link;
  keepOrderLink({ code, token, placedAt: new Date().toISOString() });
  changeDraft((now) => (now.requestId === requestIdOf(action) ? afterPlacing(now, code) : now));
  const words = orderSentCopy[pageLanguage()];
  showToast({ title: words.placed, description: words.placedText(code), tone: 'success' });
}

/** The language that the page is in now. */
export function pageLanguage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'pcm';
}
