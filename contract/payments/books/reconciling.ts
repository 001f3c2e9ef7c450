import type { Kobo } from '#contract/kobo.ts';
import type { Reconciled } from './schema.ts';

interface Ours {
  reference: string;
  code: string;
  kobo: Kobo;
}

interface Theirs {
  reference: string;
  kobo: Kobo;
}

/** Their list against ours, line by line; a reference that they list twice is matched once, and the rest is theirs alone. */
export function reconciledOf(ours: readonly Ours[], theirs: readonly Theirs[]): Reconciled[] {
  const left = new Map(ours.map((one) => [one.reference, one]));
  const lines = theirs.map((listed): Reconciled => {
    const own = left.get(listed.reference);
    left.delete(listed.reference);
    const { reference, kobo: theirKobo } = listed;
    if (own === undefined) return { state: 'only-theirs', reference, code: null, ourKobo: null, theirKobo };
    const state = own.kobo === theirKobo ? 'matched' : 'amount-differs';
    return { state, reference, code: own.code, ourKobo: own.kobo, theirKobo };
  });
  const onlyOurs = [...left.values()].map(({ reference, code, kobo }): Reconciled => ({
    state: 'only-ours',
    reference,
    code,
    ourKobo: kobo,
    theirKobo: null,
  }));
  return [...lines, ...onlyOurs];
}
