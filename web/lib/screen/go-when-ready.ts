import type { AroundNavHandler } from 'wouter';
import { afterPaint } from '../page/after-paint.ts';

/** A screen that loads longer is shown with its loader: a touch without effect is repeated. */
const patienceMs = 200;

/**
 * Another screen is drawn once the touch that asks for it has been answered, and once its code is here, which lies on the
 * phone most of the time: what would stand in for it stays for three tenths of a second. What an address says of this
 * screen is drawn at once.
 */
export function goWhenReady(fetchScreen: (pathname: string) => Promise<unknown>): AroundNavHandler {
  let latest = 0;
  return (navigate, to, options) => {
    const { pathname } = new URL(to, window.location.href);
    if (pathname === window.location.pathname) return navigate(to, options);
    const own = (latest += 1);
    const ready = fetchScreen(pathname).catch(() => undefined);
    // A later tap decides where to go.
    const go = () => own === latest && navigate(to, options);
    afterPaint(() => void Promise.race([ready, patience()]).then(go));
  };
}

async function patience(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
}
