export type Tokens = Readonly<Record<string, string>>;

/** The tokens of one theme, read from the text of tokens.css. */
export function tokensOf(css: string, theme: 'light' | 'dark'): Tokens {
  const start = css.indexOf(`[data-theme='${theme}'] {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6,8});/g)].map(([, name = '', color = '']) => [
      name,
      color,
    ]),
  );
}
