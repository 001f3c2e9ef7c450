import { readItem } from './item/read-item.ts';
import { readTerms } from './terms/read-terms.ts';
import { segmentsOf, type Segment } from './segments.ts';
import type { Token } from './tokens/tokens.ts';

/** A stretch of tokens that is one item. */
interface Piece extends Segment {
  named: boolean;
  saysHowMuch: boolean;
}

function pieceOf(tokens: readonly Token[], segment: Segment): Piece {
  const read = readItem(readTerms(tokens.slice(segment.from, segment.end)));
  return { ...segment, named: read !== null, saysHowMuch: read === null || read.saysHowMuch };
}

/** Whether two neighbours are two items. A stretch without a name completes its neighbour: `rice, 2kg`, `yam, big`. */
function areTwo(left: Piece, right: Piece): boolean {
  if (right.joint === 'semicolon') return true;
  const bothNamed = left.named && right.named;
  return right.joint === 'comma' ? bothNamed : bothNamed && left.saysHowMuch && right.saysHowMuch;
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
    left.named ||= right.named;
    left.saysHowMuch ||= right.saysHowMuch;
  }
  return pieces.map((piece) => tokens.slice(piece.from, piece.end));
}
