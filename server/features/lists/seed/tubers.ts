import type { SeedItem } from './item.ts';

export const tubers: readonly SeedItem[] = [
  ['Yam', 'tuber', 'isu, doya, ji, white yam, puna yam, abuja yam', 'old, new'],
  ['Water yam', 'tuber', 'wateryam, isu ewura, sakata, mbala'],
  ['Sweet potato', 'paint', 'sweet potatoe, dankali, anamo, kukunduku', 'white, orange'],
  [
    'Irish potato',
    'paint',
    'irish, potato, potatoe, irish potatoe, dankalin turawa, jos potato',
    'small, big',
  ],
  ['Cocoyam', 'paint', 'coco yam, ede, gwaza, koko yam, ede ofe'],
  ['Cassava', 'tuber', 'rogo, ege, raw cassava, fresh cassava'],
];
