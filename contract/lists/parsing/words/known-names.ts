/**
 * Names whose words would otherwise be read as a number, a measure or a size.
 * Words are in the singular here, and match the plural too.
 */
const names = [
  '7 up',
  'seven up',
  '5 alive',
  'five alive',
  '3 crowns',
  'three crowns',
  '33 export',
  '33 beer',
  '2 sure',
  '5 star',
  '4 cousins',
  'four cousins',
  '100 pipers',
  'b 29',
  '1 corn',
  'one corn',
  'custard powder',
  'vanilla custard',
  'banana custard',
  'strawberry custard',
  'milk custard',
  'tea bag',
  'bin bag',
  'waste bag',
  'nylon bag',
  'trash bag',
  'fish head',
  'goat head',
  'cow head',
  'ram head',
  'chicken head',
  'turkey head',
  'catfish head',
  'stockfish head',
  'head and shoulders',
  'head & shoulders',
  'head tie',
  'head pan',
  'rubber band',
  'rubber slippers',
  'tin opener',
  'bottle opener',
  'stick broom',
  'fish stick',
  'cup cake',
  'paper cup',
  'feeding bottle',
  'water bottle',
  'match stick',
  'cling wrap',
  'small chops',
  'big cola',
  'big bull',
  'mini wheat',
  'morning fresh',
  'tooth pick',
  'mama gold',
  'mama pride',
  'mama lemon',
  'mama choice',
  'mama africa',
  'mama royal',
  'mama put',
  'baba dudu',
  'uncle ben',
  'uncle bens',
  "uncle ben's",
  'aunt jemima',
  'mr chef',
] as const;

function byFirstWord(): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const name of names) {
    const words = name.split(' ');
    const first = words[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  return found;
}

export const knownNames: ReadonlyMap<string, readonly (readonly string[])[]> = byFirstWord();
