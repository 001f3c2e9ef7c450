/** Sent with every reply: the person it is for, so that a device never stores it for another. */
export const personHeader = 'x-person';

/**
 * Sent with a call that was made for one person and is sent later: no other session may carry it, and a visitor’s call
 * is taken without any.
 */
export const forPersonHeader = 'x-for-person';

/** Value of both headers for a visitor. */
export const noPerson = 'nobody';

/** On a reply that the device had kept: when it came, by this device's clock. */
export const cachedAtHeader = 'x-kept-at';

/** The page without a person that opens every screen while there is no network. */
export const appShellPath = '/app/shell';
