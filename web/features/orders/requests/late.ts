import { extraPart } from '#web/lib/screen/late-part.tsx';

// Most lists are typed: what talks and snaps is loaded as it is opened, the cards after the first paint.
export const LateTalk = extraPart(async () => (await import('./talk.tsx')).Talk);
export const LateSnap = extraPart(async () => (await import('./snap.tsx')).Snap);
export const LateRequestCards = extraPart(async () => (await import('./cards/cards.tsx')).RequestCards);
