import type { SeedItem } from './item.ts';

export const meat: readonly SeedItem[] = [
  ['Beef', 'kg', 'cow meat, meat, eran, eran malu, naman sa, fresh beef, soft meat', 'boneless, with bone'],
  ['Goat meat', 'kg', 'goat, eran ewure, naman akuya, chevon, anu ewu', 'fresh, roasted'],
  ['Ram meat', 'kg', 'ram, mutton, naman rago, eran agbo'],
  ['Assorted meat', 'kg', 'assorted, orisirisi, cow assorted, offals'],
  ['Shaki', 'kg', 'shaki meat, saki, tripe, towel, cow tripe'],
  ['Cow leg', 'piece', 'cowleg, bokoto, cow foot'],
  ['Cow tail', 'kg', 'oxtail, ox tail, cowtail'],
  ['Liver', 'kg', 'cow liver, beef liver, edo malu'],
  ['Kidney', 'kg', 'cow kidney, beef kidney'],
  [
    'Chicken',
    'kg',
    'orobo chicken, frozen chicken, chicken lap, adiye, kaza, soft chicken',
    'whole, laps, wings, breast',
  ],
  ['Old layer', 'piece', 'hard chicken, native chicken, local chicken, live chicken', 'live, dressed'],
  ['Turkey', 'kg', 'frozen turkey, turkey wing, tolotolo, talotalo', 'wings, laps, gizzard'],
  ['Gizzard', 'kg', 'chicken gizzard, gizard, gizad'],
  ['Egg', 'crate', 'eyin adiye, kwai, fresh egg, chicken egg'],
  ['Snail', 'piece', 'igbin, ejuna, dodon kodi', 'small, big'],
  ['Bush meat', 'kg', 'bushmeat, grasscutter, grass cutter, antelope meat'],
];
