/** The last resort: the page could not start at all, so it is written by hand, without React. */
export function showMountError(document: Document, error: unknown): void {
  const block = document.createElement('div');
  block.setAttribute('role', 'alert');
  block.className = 'mount-error';
  const heading = document.createElement('h1');
  heading.textContent = 'React Mount Error';
  const text = document.createElement('pre');
  text.textContent = error instanceof Error ? error.message : String(error);
  block.append(heading, text);
  document.body.append(block);
}
