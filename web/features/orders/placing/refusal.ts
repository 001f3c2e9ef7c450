import type { Draft } from './draft.ts';

/** A refusal that no longer fits: with another list or limit an order may go without a code, and at another time. */
export function withoutOldRefusal(now: Draft, before: Draft): Draft {
  const { refusal, items, ceilingKobo, window } = now;
  if (refusal === null || refusal !== before.refusal) return now;
  const hasOtherTerms = items !== before.items || ceilingKobo !== before.ceilingKobo;
  const isOld = isWindowRefusal(refusal.code)
    ? window !== before.window || (refusal.code === 'window-unpaid' && now.payWay !== before.payWay)
    : isStopRefusal(refusal.code)
      ? isElsewhere(now, before)
      : hasOtherTerms && refusal.code === 'phone-unverified';
  return isOld ? { ...now, refusal: null } : now;
}

/** True where it is bought at another place than before. */
function isElsewhere(now: Draft, before: Draft): boolean {
  const [shopNow, shopBefore] = [now.shop, before.shop];
  const isSamePlace = shopNow.area === shopBefore.area && shopNow.pin === shopBefore.pin;
  return now.kind !== before.kind || !isSamePlace;
}

/** True where only the area of the shop stands in an order's way. */
export function isStopRefusal(code: string | null): boolean {
  return code === 'stop-outside-area';
}

const windowRefusals: ReadonlySet<string> = new Set([
  'window-full',
  'window-over',
  'window-closed',
  'window-unpaid',
]);

/** True where only the delivery window stands in an order's way. */
export function isWindowRefusal(code: string | null): boolean {
  return code !== null && windowRefusals.has(code);
}
