/** True while the server renders: nothing changes during it, so there is nothing to watch. */
export const isOnServer = typeof window === 'undefined';
