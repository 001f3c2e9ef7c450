/** Words that end like a plural and stay as they are: English says them so, or they are nobody's plural. */
export const unchanging: ReadonlySet<string> = new Set(
  (
    'beans greens noodles oats chips chops peas lentils cornflakes flakes rice couscous hummus ' +
    'molasses asparagus hibiscus citrus cous grits chives tongs scissors slippers provisions ' +
    'clothes tights matches leftovers series species swiss titus crowns cousins pipers shoulders ' +
    'kings toms pampers huggies always pringles lays kelloggs mentos skittles oreos cheerios ' +
    'doritos rothmans chivas sometimes perhaps frites christmas haggis mms smarties maltesers ' +
    'twistos wheels brussels las vegas jeans alias bias gas bus plus yes us his this is was has ' +
    'does as'
  ).split(' '),
);

/** Plurals that the rules of endings would get wrong. */
export const irregular: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['knives', 'knife'],
  ['halves', 'half'],
  ['calves', 'calf'],
  ['shelves', 'shelf'],
  ['cookies', 'cookie'],
  ['pies', 'pie'],
  ['smoothies', 'smoothie'],
  ['brownies', 'brownie'],
  ['veggies', 'veggie'],
  ['indomies', 'indomie'],
  ['shoes', 'shoe'],
  ['toes', 'toe'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['geese', 'goose'],
  ['axes', 'axe'],
  ['headaches', 'headache'],
]);

/** Endings and what they become; the first that fits is taken. */
export const endings: readonly (readonly [plural: string, singular: string])[] = [
  ['ss', 'ss'],
  ['us', 'us'],
  ['is', 'is'],
  ['ies', 'y'],
  ['oes', 'o'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['zzes', 'zz'],
  ['s', ''],
];

/** Shorter words are left alone: `gas`, `pcs`. */
export const shortestPlural = 4;
