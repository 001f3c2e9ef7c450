import { Basket, Leaf, Plantain, ScotchBonnet, Tomato } from './goods.tsx';
import { paint } from './palette.ts';

const limb = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

/** Our person in the market, mid-stride, basket on the head and list in hand: 250 wide, feet at y 300. */
export function Agent() {
  return (
    <>
      <path d="M-4 208c-8 34-26 52-50 66" stroke={paint.indigo} strokeWidth="34" {...limb} />
      <path d="m-58 276-16 12" stroke={paint.line} strokeWidth="17" {...limb} />
      <path d="M10 208c24 20 32 42 34 76" stroke={paint.indigo} strokeWidth="34" {...limb} />
      <path d="M44 292h22" stroke={paint.line} strokeWidth="17" {...limb} />
      <path d="M-22 138c-26 18-40 36-48 62" stroke={paint.skinDeep} strokeWidth="19" {...limb} />
      <g transform="rotate(-14 -76 206)">
        <rect x="-98" y="190" width="44" height="58" rx="6" fill={paint.cream} />
        <path
          d="M-90 204h26m-26 12h20m-20 12h24"
          stroke={paint.leafDeep}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <path d="M-26 128c16-12 40-12 54 0l10 84c-18 10-58 10-74 0z" fill={paint.leaf} />
      <path d="M-18 168h38l4 44c-14 6-34 6-46 0z" fill={paint.leafDeep} />
      <path d="M-22 136c-10 6-18 14-24 22" stroke={paint.leaf} strokeWidth="25" {...limb} />
      <rect x="-8" y="96" width="22" height="34" rx="11" fill={paint.skinDeep} />
      <circle cx="4" cy="78" r="29" fill={paint.skin} />
      <path d="M16 76v3m-18 12c5 5 12 6 18 2" stroke={paint.line} strokeWidth="4" {...limb} />
      <path d="M-26 76c-2-26 14-38 32-38s30 12 28 28c-16-8-32-10-60 10" fill={paint.garri} />
      <path d="M-24 64c-10-4-20 0-24 8 10 6 20 4 26-2" fill={paint.sun} />
      <Plantain x={-34} y={-34} turn={-34} scale={0.8} />
      <Leaf x={26} y={-8} turn={18} scale={0.9} />
      <Leaf x={40} y={-6} turn={46} scale={0.8} color={paint.leafDeep} />
      <Tomato x={-8} y={-20} />
      <ScotchBonnet x={24} y={-22} color={paint.pepper} scale={0.9} />
      <Tomato x={-40} y={-14} scale={0.8} />
      <Basket x={4} y={-4} scale={0.94} />
      <path d="M24 138c44-14 56-46 42-94" stroke={paint.skin} strokeWidth="19" {...limb} />
      <path d="M22 138c14-4 24-10 32-18" stroke={paint.leaf} strokeWidth="25" {...limb} />
    </>
  );
}
