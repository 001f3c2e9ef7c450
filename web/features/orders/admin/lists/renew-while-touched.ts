import { renewEverySeconds, untouchedMinutes } from '#contract/orders/requests/transcription/schema.ts';

// Sound that plays says so about four times a second; these of its element do not bubble.
const signs = ['keydown', 'pointerdown', 'pointermove', 'timeupdate'] as const;

/**
 * Renews while somebody is at the page: it is in sight, and was typed on, pointed at or played in the last minutes. A
 * tab that was left open lets go. Returns how to stop.
 */
export function renewWhileTouched(renew: () => void): () => void {
  let touchedAt = Date.now();
  let renewedAt = touchedAt;
  const again = () => {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || now - touchedAt >= untouchedMinutes * 60_000) return;
    renewedAt = now;
    renew();
  };
  const touch = () => {
    touchedAt = Date.now();
    if (touchedAt - renewedAt >= renewEverySeconds * 1000) again();
  };
  const comeBack = () => {
    // A phone that was put away comes back with its timers late.
    if (document.visibilityState !== 'visible') return;
    touchedAt = Date.now();
    again();
  };
  const timer = setInterval(again, renewEverySeconds * 1000);
  for (const sign of signs) document.addEventListener(sign, touch, { capture: true, passive: true });
  document.addEventListener('visibilitychange', comeBack);
  addEventListener('online', again);
  return () => {
    clearInterval(timer);
    for (const sign of signs) document.removeEventListener(sign, touch, { capture: true });
    document.removeEventListener('visibilitychange', comeBack);
    removeEventListener('online', again);
  };
}
