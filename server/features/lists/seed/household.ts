import type { SeedItem } from './item.ts';

export const household: readonly SeedItem[] = [
  ['Bar soap', 'piece', 'washing soap, key soap, canoe soap, soap, sabulu'],
  ['Bathing soap', 'piece', 'toilet soap, bath soap, dettol soap, lux soap, premier soap, eva soap'],
  ['Detergent', 'sachet', 'omo, ariel, washing powder, so klin, sunlight, waw, detergent powder'],
  ['Dish soap', 'bottle', 'morning fresh, dishwashing liquid, mama lemon, washing up liquid, plate soap'],
  ['Bleach', 'bottle', 'hypo, jik, parazone, bleech'],
  ['Disinfectant', 'bottle', 'dettol, izal, septol, antiseptic'],
  ['Toilet paper', 'pack', 'tissue, toilet roll, tissue paper, rose tissue, toilet tissue'],
  ['Sponge', 'piece', 'iron sponge, washing sponge, soso, net sponge, kankan', 'iron, foam, net'],
  ['Matches', 'pack', 'match, match box, matchbox, ashana'],
  ['Candle', 'pack', 'kyandir, abela, white candle'],
  ['Broom', 'piece', 'igbale, tsintsiya, long broom, aziza', 'short, long'],
  ['Toothpaste', 'piece', 'close up, closeup, oral b, pepsodent, macleans, tooth paste'],
  ['Sanitary pad', 'pack', 'pad, always, ladysept, always pad, sanitary towel'],
  ['Diaper', 'pack', 'pampers, huggies, molfix, baby diaper, nappy'],
  ['Insecticide', 'piece', 'raid, baygon, mosquito spray, mortein, rambo'],
  ['Foil paper', 'pack', 'aluminium foil, foil, silver paper'],
  ['Nylon', 'pack', 'nylon bag, leda, black nylon, waste bag, bin bag, trash bag'],
  ['Charcoal', 'bag', 'gawayi, eedu, cooking charcoal'],
];
