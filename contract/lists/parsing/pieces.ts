import { readPiece, type ReadPiece } from './item/read-piece.ts';
import { segmentsOf, type Segment } from './segments.ts';
import type { Token } from './tokens/tokens.ts';

/** A stretch of tokens that is one item. */
interface Piece extends Segment {
  named: boolean;
  saysHowMuch: boolean;
  is: ReadPiece['is'];
}

function pieceOf(tokens: readonly Token[], segment: Segment): Piece {
  const piece = readPiece(tokens.slice(segment.from, segment.end));
  const named = piece.is === 'goods';
  return { ...segment, named, saysHowMuch: !named || piece.read.saysHowMuch, is: piece.is };
}

/**
 * Decides whether two neighbours are two items. A stretch without a name completes its neighbour: `rice, 2kg`, `yam,
 * big`; talk completes nothing, and a wish belongs to the goods before it however they are parted.
 */
function areTwo(left: Piece, right: Piece): boolean {
  if (left.is === 'nothing' || right.is === 'nothing') return right.joint === 'semicolon';
  if (left.is === 'talk' || right.is === 'talk') return right.joint !== 'and' || partAtAnd(left, right);
  if (right.is === 'aside' && left.named) return false;
  if (right.joint === 'semicolon') return true;
  const bothNamed = left.named && right.named;
  return right.joint === 'comma' ? bothNamed : bothNamed && left.saysHowMuch && right.saysHowMuch;
}

/** `thanks and God bless` is one piece of talk; `2 yams and thank you` is not. */
function partAtAnd(left: Piece, right: Piece): boolean {
  return left.is === 'talk' ? right.named && right.saysHowMuch : left.named && left.saysHowMuch;
}

/** The items of a line, each as its tokens. */
export function piecesOf(tokens: readonly Token[]): Token[][] {
  const pieces: Piece[] = [];
  for (const segment of segmentsOf(tokens)) {
    const right = pieceOf(tokens, segment);
    const left = pieces.at(-1);
    if (left === undefined || areTwo(left, right)) {
      pieces.push(right);
      continue;
    }
    left.end = right.end;
    if (right.named || left.is === 'nothing') left.is = right.is;
    left.named ||= right.named;
    left.saysHowMuch ||= right.saysHowMuch;
  }
  return pieces.map((piece) => tokens.slice(piece.from, piece.end));
}
