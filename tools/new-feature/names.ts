/** A feature's noun in the forms that its files want. */
export interface Names {
  /** `saved-baskets`: the folder, the address, the place in the order. */
  many: string;
  /** `saved-basket` */
  one: string;
  /** `SavedBaskets` and `SavedBasket`, as types and as the ends of verbs. */
  Many: string;
  One: string;
  /** `savedBasket`, as a schema. */
  value: string;
  /** `savedBasketsRoutes`: what answers its calls. */
  router: string;
  /** `saved_basket`, as a table. */
  table: string;
}

/** The noun as it was asked for, or nothing where it cannot name a feature. */
export function namesOf(noun: string): Names | undefined {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(noun)) return undefined;
  const one = noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.slice(0, -1);
  const One = pascal(one);
  const Many = pascal(noun);
  return {
    many: noun,
    one,
    Many,
    One,
    value: One.charAt(0).toLowerCase() + One.slice(1),
    router: `${Many.charAt(0).toLowerCase()}${Many.slice(1)}Routes`,
    table: one.replaceAll('-', '_'),
  };
}

function pascal(words: string): string {
  return words
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
