import { extraPart } from '#web/lib/screen/late-part.tsx';

// Most lists are typed: none of this is loaded for them.
export const LateTalk = extraPart(async () => (await import('./talk.tsx')).Talk);
export const LateSnap = extraPart(async () => (await import('./snap.tsx')).Snap);
export const LateRequestCards = extraPart(async () => (await import('./cards/cards.tsx')).RequestCards);
