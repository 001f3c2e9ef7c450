import type { AroundNavHandler } from 'wouter';
import { afterPaint } from './after-paint.ts';

/** Another screen is drawn once the touch that asks for it has been answered; what an address says of this one, at once. */
export const goAfterPaint: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = new URL(to, window.location.href);
  if (pathname === window.location.pathname) navigate(to, options);
  else afterPaint(() => navigate(to, options));
};
