/** Where pages are written: nothing changes while one is, so nothing there needs watching. */
export const isOnServer = typeof window === 'undefined';
