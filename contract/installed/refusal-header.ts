/** The header that tells programs which refusal the sentence in the body is. It stands alone: each page loads it, the refusals are many. */
export const refusalHeader = 'x-refusal';
