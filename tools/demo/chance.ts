/** One of several, each as likely as the others. */
export function oneOf<Thing>(things: readonly Thing[]): Thing {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

/** A whole number from 0 to just below `most`. */
export function upTo(most: number): number {
  return Math.floor(Math.random() * most);
}
