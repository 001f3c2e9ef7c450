/** What a variable says, without the blanks around it; nothing said is an empty text. */
export type Read = (name: string) => string;

/** Takes one line about a variable that is wrong. */
export type Complain = (name: string, problem: string) => void;

/** Where a service of somebody else's answers, without a trailing slash. */
export function readBaseUrl(
  { name, text, usual }: { name: string; text: string; usual: string },
  complain: Complain,
): string | undefined {
  const url = URL.parse(text === '' ? usual : text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '') {
    complain(name, `"${text}" is not an address like ${usual}`);
    return undefined;
  }
  return url.href.replace(/\/$/, '');
}
