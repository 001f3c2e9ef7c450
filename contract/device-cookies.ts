/** Cookies that the page itself writes, so that the server renders as this device wants it. */
export const languageCookie = 'language';
export const themeCookie = 'theme';
