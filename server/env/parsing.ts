/** Reads a variable without the blanks around it; an unset one is an empty text. */
export type Read = (name: string) => string;

/** Takes one line about a variable that is wrong. */
export type ReportProblem = (name: string, problem: string) => void;

/** Reads the address of an outside service, without a trailing slash. */
export function readBaseUrl(
  { name, text, usual }: { name: string; text: string; usual: string },
  reportProblem: ReportProblem,
): string | undefined {
  const url = URL.parse(text === '' ? usual : text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '') {
    reportProblem(name, `"${text}" is not an address like ${usual}`);
    return undefined;
  }
  return url.href.replace(/\/$/, '');
}
