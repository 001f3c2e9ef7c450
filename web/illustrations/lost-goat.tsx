import { Ground, pen } from './ground.tsx';
import { paint } from './palette.ts';
import { picture } from './picture.tsx';

/** Not found: whoever knew the way has eaten the list. */
export const LostGoat = picture(240, 200, () => (
  <>
    <circle cx="128" cy="92" r="80" fill={paint.sky} />
    <Ground />
    <path d="M78 136v38m20-36v36m52-36v36m20-38v38" stroke={paint.wood} strokeWidth="12" {...pen} />
    <path d="M178 96c10-4 16-12 16-20" stroke={paint.cream} strokeWidth="11" {...pen} />
    <path
      d="M62 104c0-14 12-22 28-22h68c18 0 28 12 28 28s-10 36-30 36H94c-22 0-32-18-32-42"
      fill={paint.cream}
    />
    <path d="M118 84c20-2 40 0 44 14s-14 24-30 20-26-22-14-34" fill={paint.wood} />
    <path
      d="M66 52C60 36 66 24 80 22m2 28c-2-14 4-24 18-26"
      stroke={paint.woodDeep}
      strokeWidth="8"
      {...pen}
    />
    <path d="M64 112 60 62c8-16 34-18 42-2 8 18 2 42-4 60z" fill={paint.cream} />
    <path d="M98 62c14-4 26 0 30 10-12 8-26 6-32-2" fill={paint.wood} />
    <path d="M48 82c0-18 12-26 24-26 14 0 20 10 18 22s-14 24-28 24c-10 0-14-8-14-20" fill={paint.cream} />
    <path d="M76 66v.1" stroke={paint.line} strokeWidth="7" {...pen} />
    <path d="M62 101c2 8 4 12 2 20" stroke={paint.wood} strokeWidth="7" {...pen} />
    <g transform="rotate(-16 38 96)">
      <path
        d="M14 74h34v14l-6 6 6 7v17H14z"
        fill={paint.cream}
        stroke={paint.leafDeep}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M21 86h18m-18 9h14m-14 9h18" stroke={paint.leafDeep} strokeWidth="3" {...pen} />
    </g>
  </>
));
