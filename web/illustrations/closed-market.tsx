import { Awning } from './awning.tsx';
import { Ground, pen } from './ground.tsx';
import { paint } from './palette.ts';
import { picture } from './picture.tsx';

/** Closed for the night; the market sleeps too. */
export const ClosedMarket = picture(240, 200, () => (
  <>
    <rect x="14" y="8" width="212" height="176" rx="40" fill={paint.indigo} />
    <path d="M186 26a24 24 0 1 0 14 42 28 28 0 0 1-14-42" fill={paint.sun} />
    <path d="M48 44v.1M96 28v.1m46 10v.1M212 96v.1M38 96v.1" stroke={paint.cream} strokeWidth="6" {...pen} />
    <Ground />
    <path d="M68 96v82M172 96v82" stroke={paint.woodDeep} strokeWidth="9" {...pen} />
    <path d="M62 178c-2-34 8-48 26-46 10-12 30-10 38 2 16-10 34-2 40 8 10 6 12 18 12 36z" fill={paint.leaf} />
    <path
      d="M88 134c2 14-2 26-8 38m46-36c-4 12 0 26 6 36m34-26c-2 10 0 18 2 24"
      stroke={paint.leafDeep}
      strokeWidth="5"
      {...pen}
    />
    <path d="M58 156c40 8 84 8 122 0" stroke={paint.garri} strokeWidth="5" {...pen} />
    <Awning x={55} y={78} stripes={5} color={paint.pepper} />
  </>
));
