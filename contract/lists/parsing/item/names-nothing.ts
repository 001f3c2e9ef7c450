import { isPicture } from '../tokens/numbering.ts';
import type { Token } from '../tokens/tokens.ts';
import { readTerms } from '../terms/read-terms.ts';
import { leastBareNaira } from '../words/money.ts';

/** Faces, hands and hearts: what people answer with. A tomato may name what is wanted. */
const reaction =
  /^(?:\p{M}|\p{EMod}|\u{200D}|[\u{2600}-\u{27BF}\u{1F440}-\u{1F450}\u{1F493}-\u{1F49F}\u{1F4AA}\u{1F4AF}\u{1F525}\u{1F600}-\u{1F64F}\u{1F90C}-\u{1F93E}\u{1F970}-\u{1F97A}])+$/u;

function isReaction(tokens: readonly Token[]): boolean {
  return tokens.every((token) => isPicture(token) && reaction.test(token.text));
}

/** A sum with nothing beside it is a total, or what somebody sent. */
function isBareSum(tokens: readonly Token[]): boolean {
  const terms = readTerms(tokens).filter(({ kind }) => kind !== 'joining');
  return (
    terms.length > 0 &&
    terms.every(
      (term) =>
        term.kind === 'money' || (term.kind === 'number' && !term.counts && term.value >= leastBareNaira),
    )
  );
}

/** Text that cannot be read and is no goods either: nobody buys it unless they say so. */
export function namesNothing(tokens: readonly Token[]): boolean {
  return isReaction(tokens) || isBareSum(tokens);
}
