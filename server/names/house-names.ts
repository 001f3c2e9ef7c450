import { skeletonOf } from './skeleton.ts';

// Words by which people call whoever runs the place, in English and Pidgin, longest first where one begins another.
const words = [
  'administrator',
  'customer service',
  'customer care',
  'help desk',
  'moderator',
  'official',
  'godmode',
  'support',
  'system',
  'office',
  'admin',
  'owner',
  'staff',
  'the',
  'oga',
];
const product = skeletonOf('MarketWaka');
const wordSkeletons = words.map(skeletonOf);

/** True for a skeleton that reads as the house itself: its name anywhere, or nothing but words of the office. */
export function isOfTheHouse(skeleton: string, businessName: string): boolean {
  const house = skeletonOf(businessName);
  if (skeleton.includes(product) || (house !== '' && skeleton === house)) return true;
  const names = house === '' ? wordSkeletons : [house, ...wordSkeletons];
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), skeleton);
  return skeleton !== '' && rest.trim() === '';
}
