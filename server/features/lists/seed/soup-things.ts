import type { SeedItem } from './item.ts';

export const soupThings: readonly SeedItem[] = [
  [
    'Egusi',
    'mudu',
    'egunsi, egusi seed, melon seed, agushi, ground egusi, egusi melon',
    'whole, ground, hand picked',
  ],
  ['Ogbono', 'cup', 'ogbolo, apon, ogbono seed, ground ogbono, wild mango seed', 'whole, ground'],
  ['Achi', 'cup', 'achi powder, ground achi'],
  ['Ofo', 'cup', 'ofor, ofo powder, ukpo, ukpo powder'],
  ['Crayfish', 'cup', 'cray fish, crafish, ground crayfish, isha', 'whole, ground'],
  ['Stockfish', 'piece', 'okporoko, panla gbigbe, stock fish, stockfish body, oporoko', 'body, ear, head'],
  [
    'Dry fish',
    'piece',
    'dried fish, smoked fish, eja gbigbe, azu okpoo, dry catfish, smoked catfish, eja kika',
  ],
  ['Bonga fish', 'piece', 'bonga, agbodo, shawa fish, sawa, azu asa', 'dry, smoked'],
  ['Ponmo', 'piece', 'pomo, kpomo, kanda, cow skin, cowskin, ponmo ijebu', 'brown, white, dry'],
  ['Locust beans', 'wrap', 'iru, dawadawa, dadawa, ogiri okpei, locust bean', 'woro, pete'],
  ['Ogiri', 'wrap', 'ogiri igbo, ogili, ogiri isi'],
  ['Ugba', 'wrap', 'ukpaka, oil bean, oil bean seed'],
  ['Palm nut', 'paint', 'palm fruit, banga, banga fruit, eyin, akwu'],
  ['Periwinkle', 'cup', 'perewinkle, isam, mfi', 'with shell, without shell'],
  ['Uziza seed', 'cup', 'uziza pepper, iyere, ashanti pepper'],
  ['Cocoyam paste', 'wrap', 'ede paste, cocoyam for soup, ground cocoyam'],
];
