import type { Endpoint } from '#contract/endpoint.ts';
import { fieldsOf } from './fields.ts';

const pageFolder = '/scan/calls/';
const callFolder = '/scan/call/';
/** wapiti reads a page with all forms for minutes. */
const formsOnPage = 10;

/** Valid input of each call that a scanner begins with. */
export type Examples = ReadonlyMap<Endpoint, Record<string, unknown>>;

export function formAddress({ name }: Endpoint): string {
  return callFolder + name;
}

/** Name of the call that a form was sent for. */
export function callAt(path: string): string | undefined {
  return path.startsWith(callFolder) ? path.slice(callFolder.length) : undefined;
}

/** Addresses of the pages on which a crawler learns of all calls. */
export function formPages(examples: Examples): string[] {
  return Array.from({ length: Math.ceil(examples.size / formsOnPage) }, (_, page) => `${pageFolder}${page}`);
}

/** The page at this address: a form for each of its calls. */
export function formPageAt(path: string, examples: Examples): string | undefined {
  const page = formPages(examples).indexOf(path);
  if (page < 0) return undefined;
  const forms = [...examples].slice(page * formsOnPage, (page + 1) * formsOnPage).map(formOf);
  return `<!doctype html><title>Calls</title>${forms.join('\n')}`;
}

function formOf([endpoint, input]: [Endpoint, Record<string, unknown>]): string {
  const fields = fieldsOf(input).map(
    ([name, text]) => `<input name="${escaped(name)}" value="${escaped(text)}">`,
  );
  const method = endpoint.method === 'GET' ? 'get' : 'post';
  return `<form method="${method}" action="${formAddress(endpoint)}">${fields.join('')}</form>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
