import { root } from '#tools/setup/root.mjs';
import { orSay } from '#tools/setup/set-up-failure.mjs';
import { makeFeature } from './make.ts';

/** `npm run new-feature -- coupons` */
await orSay(() => {
  const noun = process.argv[2] ?? '';
  for (const path of makeFeature(root, noun)) console.log(path);
  console.log(`Now add ${noun} to contract/endpoints.ts, and give it its columns.`);
});
