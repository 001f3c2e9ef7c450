/** Cookies that the page itself writes, so that the server renders as this device wants it. */
export const languageCookie = 'language';
export const themeCookie = 'theme';
/** There and `1` where no picture comes before it is touched. */
export const dataSaverCookie = 'data-saver';

/** Left behind by a sign-out that could not be told to the server: the next request it does reach ends the session. */
export const signedOutCookie = 'signed-out';
