import { sayTyping } from '#contract/chat/endpoints.ts';
import { typingSeconds } from '#contract/chat/rules.ts';
import type { About } from '#contract/chat/schema.ts';
import { callServer } from '#web/data/call-server.ts';

const everyMs = (typingSeconds - 2) * 1000;

let lastSentAt = -Infinity;

/** Says that this side is writing, rarely enough; where that does not arrive nothing is lost. */
export function reportTyping(about: About): void {
  if (!navigator.onLine || performance.now() - lastSentAt < everyMs) return;
  lastSentAt = performance.now();
  void callServer(sayTyping, { about }).catch(() => undefined);
}
