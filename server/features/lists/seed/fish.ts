import type { SeedItem } from './item.ts';

export const fish: readonly SeedItem[] = [
  ['Titus fish', 'kg', 'titus, mackerel, mackerel fish, makrel, scumbia titus'],
  ['Kote fish', 'kg', 'kote, horse mackerel, ice fish kote'],
  ['Panla', 'kg', 'panla fish, hake, hake fish'],
  ['Sardine fish', 'kg', 'shawa, fresh sardine, herring'],
  ['Croaker', 'kg', 'croaker fish, kroka, croacker'],
  ['Tilapia', 'kg', 'tilapia fish, epiya, karfasa'],
  [
    'Catfish',
    'kg',
    'cat fish, point and kill, fresh catfish, eja aro, live catfish, tarwada',
    'live, cleaned, cut',
  ],
  ['Red snapper', 'kg', 'snapper, red fish, snapper fish'],
  ['Fresh fish', 'kg', 'fish, eja tutu, kifi, azu, ice fish, frozen fish'],
  ['Prawn', 'kg', 'shrimp, prawns and shrimp, fresh shrimp', 'with head, peeled'],
  ['Crab', 'piece', 'fresh crab, akan, nsiko'],
];
