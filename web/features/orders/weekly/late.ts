import { extraPart } from '#web/lib/screen/late-part.tsx';

// Most lists are written once: none of this is loaded for them.
export const LateWeeklyDraft = extraPart(async () => (await import('./addressed-draft.tsx')).AddressedDraft);
export const LateWeekly = extraPart(async () => (await import('./weekly.tsx')).Weekly);
