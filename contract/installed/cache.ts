/** Said with every answer: whose it is, so that a device never keeps it for somebody else. */
export const personHeader = 'x-person';

/**
 * Said with a call that was made for one person and is sent later: nobody else's session may carry it, and what was
 * nobody's is taken without any.
 */
export const forPersonHeader = 'x-for-person';

/** What both headers say where nobody is signed in. */
export const nobody = 'nobody';

/** On a reply that the device had kept: when it came, by this device's clock. */
export const keptAtHeader = 'x-kept-at';

/** The page without a person that opens every screen while there is no network. */
export const appShellPath = '/app/shell';
