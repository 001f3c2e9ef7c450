import type { RefusedRule } from '#contract/lists/refused/schema.ts';

/**
 * The first words, parted by commas: too heavy or dangerous on a motorcycle between people's food, alive, or not for
 * children. `Goat` and `ram` alone are meat at a market, and stay so.
 */
export const firstRefusedGoods: Readonly<Record<RefusedRule, string>> = {
  'not-carried':
    'cement, dangote cement, bua cement, lafarge cement, bag of cement, gas, cooking gas, lpg, gas cylinder, ' +
    'cylinder, cylinder of gas, cooking gas cylinder, gas bottle, gas refill, refill gas, refill of gas, fuel, petrol, pms, diesel, ' +
    'ago, kerosene, kerosine, kero, cow, live cow, whole cow, bull, live bull, calf, live goat, whole live goat, ' +
    'live ram, live sheep, live cattle, live animal, firework, banger, knockout',
  'adults-only':
    'alcohol, beer, stout, lager, guinness stout, guinness, heineken, trophy, hero beer, star beer, gulder, ' +
    'legend stout, budweiser, smirnoff, smirnoff ice, wine, red wine, white wine, palm wine, palmwine, emu, ' +
    'champagne, gin, dry gin, whisky, whiskey, vodka, rum, brandy, spirit, schnapps, ogogoro, kai kai, burukutu, ' +
    'pito, bitters, alomo bitters, orijin, orijin bitters, cigarette, cigar, tobacco, snuff',
};
