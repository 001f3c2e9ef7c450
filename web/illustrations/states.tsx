import { Awning } from './awning.tsx';
import { Basket, Leaf, ScotchBonnet, Tomato } from './goods.tsx';
import { paint } from './palette.ts';
import { Picture, type PictureProps } from './picture.tsx';

const pen = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

function Ground() {
  return <rect x="14" y="172" width="212" height="20" rx="10" fill={paint.ground} />;
}

/** Nothing ordered yet: the basket waits, with room for everything. */
export function EmptyBasket(props: PictureProps) {
  return (
    <Picture {...props} width={240} height={200}>
      <circle cx="120" cy="92" r="78" fill={paint.sky} />
      <Ground />
      <path d="M72 104c0-74 96-74 96 0" stroke={paint.woodDeep} strokeWidth="10" {...pen} />
      <g stroke={paint.wood} strokeWidth="4" strokeDasharray="2 10" {...pen}>
        <circle cx="98" cy="84" r="17" />
        <circle cx="138" cy="80" r="20" />
      </g>
      <Basket x={120} y={108} scale={1.05} />
    </Picture>
  );
}

/** The mast has nobody to talk to but a bird. */
export function NoNetwork(props: PictureProps) {
  return (
    <Picture {...props} width={240} height={200}>
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
    </Picture>
  );
}

/** Something went wrong: the basket fell, and nothing in it is lost. */
export function SpilledBasket(props: PictureProps) {
  return (
    <Picture {...props} width={240} height={200}>
      <circle cx="104" cy="96" r="76" fill={paint.sky} />
      <Ground />
      <Leaf x={116} y={170} turn={66} scale={0.8} />
      <Tomato x={150} y={152} />
      <Tomato x={194} y={154} scale={0.9} />
      <ScotchBonnet x={222} y={156} scale={0.8} />
      <g transform="rotate(74 92 124)">
        <Basket x={92} y={92} />
      </g>
      <path d="M58 46 46 32m38 6-2-18m30 22 8-16" stroke={paint.clay} strokeWidth="7" {...pen} />
    </Picture>
  );
}

/** Not found: whoever knew the way has eaten the list. */
export function LostGoat(props: PictureProps) {
  return (
    <Picture {...props} width={240} height={200}>
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
    </Picture>
  );
}

/** Closed for the night; the market sleeps too. */
export function ClosedMarket(props: PictureProps) {
  return (
    <Picture {...props} width={240} height={200}>
      <rect x="14" y="8" width="212" height="176" rx="40" fill={paint.indigo} />
      <path d="M186 26a24 24 0 1 0 14 42 28 28 0 0 1-14-42" fill={paint.sun} />
      <path
        d="M48 44v.1M96 28v.1m46 10v.1M212 96v.1M38 96v.1"
        stroke={paint.cream}
        strokeWidth="6"
        {...pen}
      />
      <Ground />
      <path d="M68 96v82M172 96v82" stroke={paint.woodDeep} strokeWidth="9" {...pen} />
      <path
        d="M62 178c-2-34 8-48 26-46 10-12 30-10 38 2 16-10 34-2 40 8 10 6 12 18 12 36z"
        fill={paint.leaf}
      />
      <path
        d="M88 134c2 14-2 26-8 38m46-36c-4 12 0 26 6 36m34-26c-2 10 0 18 2 24"
        stroke={paint.leafDeep}
        strokeWidth="5"
        {...pen}
      />
      <path d="M58 156c40 8 84 8 122 0" stroke={paint.garri} strokeWidth="5" {...pen} />
      <Awning x={55} y={78} stripes={5} color={paint.pepper} />
    </Picture>
  );
}

/** The key that opens before the opening. */
export function AccessKey(props: PictureProps) {
  return (
    <Picture {...props} width={240} height={200}>
      <circle cx="120" cy="98" r="82" fill={paint.sky} />
      <g transform="rotate(-32 120 100)">
        <path d="M118 100h92m-18 4v20m-26-20v14" stroke={paint.garri} strokeWidth="17" {...pen} />
        <circle cx="84" cy="100" r="44" fill={paint.garri} />
        <circle cx="84" cy="100" r="31" fill={paint.sun} />
        <g transform="rotate(32 84 100)">
          <Tomato x={78} y={88} scale={0.5} />
          <Leaf x={92} y={96} turn={20} scale={0.32} />
          <Basket x={84} y={98} scale={0.36} />
        </g>
      </g>
      <path d="M60 146c-8 12-10 20-6 30" stroke={paint.woodDeep} strokeWidth="5" {...pen} />
      <path d="m44 172 16-4 12 12-6 14H46l-8-12z" fill={paint.leaf} />
    </Picture>
  );
}
