/** An address without its signature, which changes while the recording stays the same. */
export function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}
