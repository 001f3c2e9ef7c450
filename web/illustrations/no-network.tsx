import { Ground, pen } from './ground.tsx';
import { paint } from './palette.ts';
import { picture } from './picture.tsx';

/** The mast has nobody to talk to but a bird. */
export const NoNetwork = picture(240, 200, () => (
  <>
    <path
      d="M34 120c0-30 40-36 50-14 10-36 70-38 80 0 30-10 52 16 40 40H50c-14-2-18-16-16-26"
      fill={paint.sky}
    />
    <Ground />
    <path
      d="m120 66-30 114m30-114 30 114m-50-38h40m-32-34h24"
      stroke={paint.woodDeep}
      strokeWidth="8"
      {...pen}
    />
    <g stroke={paint.clay} strokeWidth="8" strokeDasharray="1 15" {...pen}>
      <path d="M92 62a34 34 0 0 1 10-34m36 0a34 34 0 0 1 10 34" />
      <path d="M72 72a56 56 0 0 1 14-62m68 0a56 56 0 0 1 14 62" />
    </g>
    <path d="M100 48c2-16 16-22 28-16l12-8-4 16c0 14-10 20-20 20-12 0-18-4-16-12" fill={paint.indigo} />
    <path d="m101 44-10 4 10 4z" fill={paint.sun} />
    <path d="M110 42v.1" stroke={paint.cream} strokeWidth="5" {...pen} />
    <path d="M114 60v8m8-8v8" stroke={paint.line} strokeWidth="3" {...pen} />
  </>
));
