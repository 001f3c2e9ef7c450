const gap = '[^\\S\\r\\n]{0,3}';
const date = '\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?';
const time = `\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:${gap}[ap]\\.?m\\.?)?`;
const dateAndTime = `${date},?${gap}${time}`;
const timeAndDate = `${time},?${gap}${date}`;
const invisible = '[\\u200E\\u200F\\u202A-\\u202E]{0,4}';
const sender = '(?:[^:[\\]\\r\\n\\v\\f\\u0085\\u2028\\u2029]{1,50}:(?=\\s|$))?';

/**
 * The head of a message that is copied out of a chat: `[25/11, 09:12] Amaka:` on most phones, `25/11/2026, 09:12 -
 * Amaka:` in an exported chat, `[9:12 AM, 11/25/2026] Amaka:` in a browser.
 */
export const messageHead = `${invisible}(?:\\[(?:${dateAndTime}|${timeAndDate})\\]|${dateAndTime}${gap}[-–](?=\\s))${gap}${sender}`;

/** Mark that a chat puts behind an edited message. */
export const messageTail = '<This message was edited>';
