/** Styles a part of the product that the first load has no room for; the server, which renders it too, has no page to style. */
export function adoptStyles(styles: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
