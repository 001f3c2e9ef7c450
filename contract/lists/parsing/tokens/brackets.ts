import { textOf, type Token } from './tokens.ts';

/** Pairs brackets; one without a partner is decoration. */
function partners(tokens: readonly Token[]): Map<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach((token, at) => {
    if (token.kind !== 'sign') return;
    if (token.text === '(') open.push(at);
    const opened = token.text === ')' ? open.pop() : undefined;
    if (opened !== undefined) closing.set(opened, at);
  });
  return closing;
}

/** Makes one token of each bracket and all that it holds, so that nothing inside parts items. */
export function foldBrackets(tokens: readonly Token[]): Token[] {
  const closing = partners(tokens);
  const folded: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const close = closing.get(at);
    const last = close === undefined ? undefined : tokens[close];
    if (close === undefined || last === undefined) {
      folded.push(token);
      at += 1;
      continue;
    }
    const text = textOf(tokens.slice(at + 1, close));
    folded.push({
      kind: 'bracket',
      text,
      value: null,
      start: token.start,
      end: last.end,
      spaced: token.spaced,
    });
    at = close + 1;
  }
  return folded;
}
