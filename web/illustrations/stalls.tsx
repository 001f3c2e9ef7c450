import { Awning } from './awning.tsx';
import { Basket, EnamelBowl, Leaf, Plantain, ScotchBonnet, Tomato, Yam } from './goods.tsx';
import { paint } from './palette.ts';

/** Stalls are drawn on a field of 320 by 200 whose ground begins at 168. */

export function AwningStall() {
  return (
    <>
      <path d="M76 62v112M244 62v112" stroke={paint.woodDeep} strokeWidth="10" strokeLinecap="round" />
      <path d="M66 126h188v52H66z" fill={paint.indigo} />
      <path
        d="M92 140v26m34-26v26m34-26v26m34-26v26m34-26v26"
        stroke={paint.cream}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".4"
      />
      <Tomato x={96} y={98} />
      <Tomato x={136} y={98} />
      <Tomato x={116} y={70} scale={0.9} />
      <ScotchBonnet x={180} y={100} />
      <ScotchBonnet x={212} y={100} color={paint.clay} />
      <ScotchBonnet x={196} y={76} color={paint.pepper} />
      <rect x="56" y="116" width="208" height="14" rx="7" fill={paint.wood} />
      <Awning x={56} y={20} stripes={8} color={paint.pepper} />
    </>
  );
}

export function UmbrellaStall() {
  return (
    <>
      <path d="M160 30v144" stroke={paint.woodDeep} strokeWidth="9" strokeLinecap="round" />
      <path d="M44 84C52 38 100 14 160 14s108 24 116 70z" fill={paint.garri} />
      <path d="M108 84c2-40 20-64 52-70 32 6 50 30 52 70z" fill={paint.leaf} />
      <path
        d="M44 84a18 12 0 0 0 32 0 18 12 0 0 0 32 0 30 14 0 0 0 52 0 30 14 0 0 0 52 0 18 12 0 0 0 32 0 18 12 0 0 0 32 0z"
        fill={paint.cream}
      />
      <Leaf x={84} y={150} turn={-28} scale={0.6} />
      <Leaf x={92} y={150} turn={4} scale={0.7} color={paint.leafDeep} />
      <Leaf x={100} y={150} turn={32} scale={0.6} />
      <Basket x={92} y={140} scale={0.66} />
      <Tomato x={210} y={128} scale={0.8} />
      <Tomato x={244} y={128} scale={0.8} />
      <Tomato x={227} y={112} scale={0.8} />
      <EnamelBowl x={228} y={140} scale={0.5} />
    </>
  );
}

export function LockUpStall() {
  return (
    <>
      <path d="M62 52h196v124H62z" fill={paint.clay} />
      <path d="M82 74h94v64H82z" fill={paint.woodDeep} />
      <path d="M196 74h42v102h-42z" fill={paint.leafDeep} />
      <path d="M228 126v8" stroke={paint.garri} strokeWidth="6" strokeLinecap="round" />
      <path d="M92 138v-34h18v34m10 0v-26h16v26m10 0v-42h18v42" fill={paint.garri} />
      <path d="M92 104h18v-8H92m28 16h16v-6h-16m26-10h18v-6h-18" fill={paint.cream} />
      <rect x="72" y="134" width="114" height="12" rx="6" fill={paint.wood} />
      <path d="M46 56 66 24h188l20 32z" fill={paint.indigo} />
      <path
        d="m86 28-8 24m40-24-4 24m42-24v24m38-24 4 24m28-24 8 24"
        stroke={paint.cream}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".4"
      />
      <Basket x={116} y={156} scale={0.42} />
    </>
  );
}

export function YamStand() {
  return (
    <>
      <path d="M70 54v120M250 40v134" stroke={paint.woodDeep} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M40 62c70-2 130-12 228-44 8 8 12 18 12 30-90 26-150 34-236 36-4-6-6-14-4-22"
        fill={paint.leaf}
      />
      <path
        d="M92 62l4 20m52-30 6 20m54-38 8 18"
        stroke={paint.leafDeep}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Plantain x={214} y={104} turn={16} scale={0.62} />
      <Plantain x={230} y={104} turn={2} scale={0.62} />
      <path d="M216 68v10h12V66" stroke={paint.wood} strokeWidth="5" fill="none" />
      <Yam x={102} y={158} scale={0.72} />
      <Yam x={180} y={158} scale={0.72} turn={180} />
      <Yam x={140} y={134} scale={0.72} />
      <Yam x={132} y={110} scale={0.6} turn={6} />
    </>
  );
}

export function FishStall() {
  const fish = 'M0 0c16-18 44-18 62-4l16-12c-2 12-2 20 0 32L62 4C44 18 16 18 0 0';
  return (
    <>
      <path d="M78 62v112M242 62v112" stroke={paint.woodDeep} strokeWidth="10" strokeLinecap="round" />
      <path d="M66 128h188v50H66z" fill={paint.leafDeep} />
      <path
        d="M66 128h188v18c-14 12-18 12-31 0-14 12-18 12-32 0-13 12-18 12-31 0-13 12-18 12-31 0-14 12-18 12-32 0-13 12-17 12-31 0z"
        fill={paint.cream}
      />
      <g fill={paint.indigo}>
        <path d={fish} transform="translate(82 104)" />
        <path d={fish} transform="translate(162 104)" />
        <path d={fish} transform="translate(118 86)" />
      </g>
      <path d="M98 100v.1m80-.1v.1M134 82v.1" stroke={paint.cream} strokeWidth="6" strokeLinecap="round" />
      <rect x="56" y="116" width="208" height="14" rx="7" fill={paint.wood} />
      <Awning x={56} y={20} stripes={8} color={paint.indigo} />
    </>
  );
}

/** A market seen from its gate: no goods in particular. */
export function StallRow() {
  return (
    <>
      <path
        d="M22 74v100M100 74v100M112 74v100M208 74v100M220 74v100M298 74v100"
        stroke={paint.woodDeep}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M20 134h82v42H20z" fill={paint.clay} />
      <path d="M110 126h100v52H110z" fill={paint.leafDeep} />
      <path d="M218 134h82v42h-82z" fill={paint.indigo} />
      <path
        d="M34 146v18m18-18v18m18-18v18m18-18v18M128 140v26m21-26v26m22-26v26m21-26v26M232 146v18m18-18v18m18-18v18m18-18v18"
        stroke={paint.cream}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".4"
      />
      <path
        d="M14 128h94M104 120h112M212 128h94"
        stroke={paint.wood}
        strokeWidth="12"
        strokeLinecap="round"
      />
      <Awning x={9} y={44} stripes={4} color={paint.leaf} />
      <Awning x={207} y={44} stripes={4} color={paint.garri} />
      <Awning x={95} y={24} stripes={5} color={paint.pepper} />
      <Basket x={160} y={152} scale={0.5} />
    </>
  );
}
