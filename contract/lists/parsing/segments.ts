import { afterNumbering, carries, isPicture } from './tokens/numbering.ts';
import type { Token } from './tokens/tokens.ts';
import { andWords } from './words/signs.ts';

/** Separators between segments, the strongest first. */
export type Joint = 'semicolon' | 'comma' | 'and';

/** The smallest stretch that could be an item: tokens `from` up to `end`. */
export interface Segment {
  from: number;
  end: number;
  joint: Joint;
}

function jointOf(token: Token): Joint | null {
  // An `and` in brackets is a word of theirs.
  if (token.kind === 'bracket') return null;
  if (token.kind === 'sign' && token.text === ';') return 'semicolon';
  if (token.kind === 'sign' && token.text === ',') return 'comma';
  return andWords.has(token.text) ? 'and' : null;
}

function stronger(one: Joint, other: Joint): Joint {
  if (one === 'semicolon' || other === 'semicolon') return 'semicolon';
  return one === 'comma' || other === 'comma' ? 'comma' : 'and';
}

/**
 * Parts a line at every semicolon, comma and `and`. An `and` with nothing on one side, or only a picture after it, is a
 * word, and a stretch of mere dots and dashes is nothing.
 */
export function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let open: Segment & { full: boolean; worded: boolean } = {
    from: 0,
    end: 0,
    joint: 'semicolon',
    full: false,
    worded: false,
  };
  const close = (end: number, next: Joint) => {
    const { from, joint, full, worded } = open;
    const last = segments.at(-1);
    const empty = !full && !worded;
    if (!empty) segments.push({ from: afterNumbering(tokens, from, end), end, joint });
    else if (joint === 'and' && last !== undefined) last.end = end;
    open = { from: end + 1, end, joint: empty ? stronger(joint, next) : next, full: false, worded: false };
  };
  tokens.forEach((token, at) => {
    const joint = jointOf(token);
    if (joint !== null && (joint !== 'and' || open.full)) close(at, joint);
    else if (joint === 'and') open.worded ||= token.kind === 'word';
    else if (isPicture(token)) open.worded ||= open.joint !== 'and';
    else open.full ||= carries(token);
  });
  close(tokens.length, 'semicolon');
  return segments;
}
