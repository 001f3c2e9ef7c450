import { paint, type Paint } from './palette.ts';

interface Place {
  x: number;
  y: number;
  scale?: number;
}

function at({ x, y, scale = 1 }: Place) {
  return `translate(${x} ${y}) scale(${scale})`;
}

/** Drawn around its middle, like all goods. */
export function Tomato(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M-20-2c0-12 9-17 20-16 11-1 20 4 20 16S12 19 0 19-20 10-20-2" fill={paint.pepper} />
      <path
        d="M-13-2c0-6 3-9 7-10"
        stroke={paint.cream}
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".55"
      />
      <path d="m0-22 2 5 8-1-6 5 2 6-6-4-6 4 2-6-6-5 8 1z" fill={paint.leafDeep} />
    </g>
  );
}

/** Ata rodo: round shoulders, a pinched waist and a hot temper. */
export function ScotchBonnet({ color = paint.garri, ...place }: Place & { color?: Paint }) {
  return (
    <g transform={at(place)}>
      <path
        d="M-15-6c0-9 7-11 15-8 8-3 15-1 15 8 0 7-5 9-4 13 0 5-6 4-11 10-5-6-11-5-11-10 1-4-4-6-4-13"
        fill={color}
      />
      <path d="M0-13c0-5 2-8 6-9" stroke={paint.leafDeep} strokeWidth="5" strokeLinecap="round" fill="none" />
    </g>
  );
}

export function Yam({ turn = 0, ...place }: Place & { turn?: number }) {
  return (
    <g transform={`${at(place)} rotate(${turn})`}>
      <path
        d="M-58-10c10-12 30-14 56-12s52 4 60 14c6 8 2 22-10 26-20 6-76 8-96 2-16-5-20-19-10-30"
        fill={paint.wood}
      />
      <path
        d="M-36-4h12m10 12h14m4-14h12m8 12h10m-58 6h8"
        stroke={paint.woodDeep}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Leaf({ turn = 0, color = paint.leaf, ...place }: Place & { turn?: number; color?: Paint }) {
  return (
    <g transform={`${at(place)} rotate(${turn})`}>
      <path d="M0 0C-22-14-26-46 0-74 26-46 22-14 0 0" fill={color} />
      <path
        d="M0 0v-54m0 34-9-9m9-5 9-9"
        stroke={paint.cream}
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
        opacity=".6"
      />
    </g>
  );
}

export function Plantain({ turn = 0, ...place }: Place & { turn?: number }) {
  return (
    <g transform={`${at(place)} rotate(${turn})`}>
      <path
        d="M-6-50c6-3 11 0 12 6 5 34 14 60 40 82 5 5 3 11-4 12C4 50-20 12-14-42c1-4 4-6 8-8"
        fill={paint.garri}
      />
      <path
        d="M-2-38C0-4 10 22 30 40"
        stroke={paint.wood}
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
        opacity=".6"
      />
    </g>
  );
}

/** The woven basket that everything travels in: 120 wide, its rim at y. */
export function Basket(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M-62 0H62L48 52a14 14 0 0 1-14 11h-68a14 14 0 0 1-14-11z" fill={paint.wood} />
      <path
        d="M-56 20H56M-51 40H51M-28 4l6 56M0 4v56M28 4l-6 56"
        stroke={paint.woodDeep}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="-68" y="-8" width="136" height="16" rx="8" fill={paint.woodDeep} />
    </g>
  );
}

/** The enamel bowl of every kitchen, white with a blue rim: 200 wide. */
export function EnamelBowl(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M-96 0H96c-2 46-38 76-96 76S-94 46-96 0" fill={paint.cream} />
      <path
        d="M-66 40c10 14 26 22 44 25"
        stroke={paint.fog}
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <rect x="-104" y="-8" width="208" height="16" rx="8" fill={paint.indigo} />
    </g>
  );
}
