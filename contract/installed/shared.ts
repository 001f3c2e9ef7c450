import { paths } from '../paths.ts';

/** Takes words, photos or a voice note of another app: the worker keeps them, the composer reads them. */
export const shareAddress = '/share';

/** The composer, with what another app has shared. */
export const composerWithShared = `${paths.placeOrder}?shared=1`;

/** The same where some of it, or all, could not be kept. */
export const sharedInPart = 'part';
export const composerWithPart = `${paths.placeOrder}?shared=${sharedInPart}`;

/** The fields of what is handed over, as the manifest names them. */
export const sharedFields = { text: 'text', files: 'files' } as const;

/** Goes with what is stored of a person, once another holds the phone. */
export const sharedCache = 'own-shared';
export const sharedTextPlace = '/share/text';
export const sharedFilePlace = (at: number) => `/share/file/${at}`;
