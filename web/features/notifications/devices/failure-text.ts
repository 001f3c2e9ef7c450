import type { AppNoticesCopy } from '#contract/copy/app/notices/en.ts';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { PushTrouble } from './register-device.ts';

/** Error text of a registration: ours, with the server’s sentence where there is one. */
export function troubleText(
  error: unknown,
  copy: AppNoticesCopy['device'],
): { title: string; description?: string } {
  if (!(error instanceof PushTrouble)) return { title: copy.browserRefused };
  const description = sentenceOf(error.cause);
  return { title: titleOf(error.kind, copy), ...(description !== undefined && { description }) };
}

function titleOf(kind: PushTrouble['kind'], copy: AppNoticesCopy['device']): string {
  if (kind === 'browser-refused') return copy.browserRefused;
  return kind === 'none-here' ? copy.noneHere : kind;
}
