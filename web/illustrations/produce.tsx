import type { ReactNode } from 'react';
import { EnamelBowl, Leaf, Plantain, ScotchBonnet, Tomato, Yam } from './goods.tsx';
import { paint, type Paint } from './palette.ts';
import { picture } from './picture.tsx';

/** A table against a wall: the still life of the gallery. */
function onTable(wall: Paint, table: Paint, draw: () => ReactNode) {
  return picture(320, 240, () => (
    <>
      <rect width="320" height="240" fill={wall} />
      <path d="M0 178h320v62H0z" fill={table} />
      {draw()}
    </>
  ));
}

export const PepperAndTomato = onTable(paint.garri, paint.wood, () => (
  <>
    <Tomato x={104} y={112} scale={1.5} />
    <Tomato x={206} y={108} scale={1.6} />
    <ScotchBonnet x={152} y={106} scale={1.6} color={paint.clay} />
    <Tomato x={156} y={70} scale={1.3} />
    <ScotchBonnet x={246} y={122} scale={1.2} color={paint.pepperDeep} />
    <EnamelBowl x={164} y={140} />
    <ScotchBonnet x={44} y={204} scale={1.4} color={paint.pepper} />
    <ScotchBonnet x={284} y={210} scale={1.3} color={paint.sun} />
  </>
));

export const YamTubers = onTable(paint.leaf, paint.ground, () => (
  <>
    <Yam x={100} y={190} scale={1.25} />
    <Yam x={224} y={192} scale={1.25} turn={180} />
    <Yam x={150} y={148} scale={1.25} turn={-4} />
    <Yam x={182} y={104} scale={1.2} turn={8} />
    <ellipse cx="88" cy="104" rx="30" ry="36" fill={paint.wood} transform="rotate(8 88 104)" />
    <ellipse cx="84" cy="104" rx="24" ry="30" fill={paint.cream} transform="rotate(8 84 104)" />
    <path d="M76 94v.1m16 6v.1m-12 16v.1" stroke={paint.fog} strokeWidth="6" strokeLinecap="round" />
  </>
));

export const UguLeaves = onTable(paint.sky, paint.clay, () => (
  <>
    <path
      d="m146 214 10-74m6 76v-76m14 74-8-74"
      stroke={paint.leafDeep}
      strokeWidth="9"
      strokeLinecap="round"
    />
    <Leaf x={152} y={146} turn={-78} scale={1.35} color={paint.leafDeep} />
    <Leaf x={170} y={146} turn={78} scale={1.35} color={paint.leafDeep} />
    <Leaf x={150} y={150} turn={-44} scale={1.6} />
    <Leaf x={172} y={150} turn={44} scale={1.6} />
    <Leaf x={154} y={150} turn={-18} scale={1.7} color={paint.leafDeep} />
    <Leaf x={168} y={150} turn={20} scale={1.7} color={paint.leafDeep} />
    <Leaf x={161} y={154} scale={1.6} />
    <rect x="140" y="150" width="42" height="20" rx="10" fill={paint.garri} />
  </>
));

export const FreshFish = onTable(paint.clay, paint.woodDeep, () => (
  <>
    <ellipse cx="160" cy="158" rx="146" ry="64" fill={paint.cream} />
    <ellipse cx="160" cy="154" rx="124" ry="50" fill={paint.fog} />
    <Fish turn={-4} y={122} />
    <Fish turn={3} y={176} />
    <Leaf x={264} y={190} turn={64} scale={0.6} />
  </>
));

function Fish({ y, turn }: { y: number; turn: number }) {
  return (
    <g transform={`translate(158 ${y}) rotate(${turn})`}>
      <path
        d="M-104 2c26-32 98-40 150-6l44-24c-8 22-8 36 2 60L46 10c-52 30-124 24-150-8"
        fill={paint.indigo}
      />
      <path d="M-98 6C-70 24-20 30 26 18-20 12-60 12-98 6" fill={paint.cream} />
      <path
        d="M-58-20c8 12 8 22 0 34m28-26c6 8 6 14 0 22m24-24c6 8 6 14 0 22"
        stroke={paint.cream}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
        opacity=".6"
      />
      <circle cx="-78" cy="-4" r="6.5" fill={paint.cream} />
      <circle cx="-79" cy="-4" r="3" fill={paint.line} />
    </g>
  );
}

export const GarriInMeasure = onTable(paint.indigo, paint.wood, () => (
  <>
    <path d="M66 96c10-40 40-56 66-56s54 16 66 56z" fill={paint.garri} />
    <path
      d="M102 78v.1m24-16v.1m16 20v.1m24-8v.1"
      stroke={paint.cream}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M62 96h140l-12 112a14 14 0 0 1-14 12H88a14 14 0 0 1-14-12z" fill={paint.cream} />
    <path d="m67 138 5 46h120l5-46z" fill={paint.leaf} />
    <path
      d="M64 106c-30 34-22 84 14 98"
      stroke={paint.fog}
      strokeWidth="6"
      strokeLinecap="round"
      fill="none"
    />
    <rect x="54" y="88" width="156" height="16" rx="8" fill={paint.fog} />
    <path d="M218 176c8-20 20-26 34-26s26 8 34 26z" fill={paint.cream} />
    <path d="M210 176h84c0 30-14 46-42 46s-42-16-42-46" fill={paint.clay} />
    <rect x="204" y="169" width="96" height="12" rx="6" fill={paint.pepperDeep} />
  </>
));

export const PlantainBunch = onTable(paint.pepper, paint.ground, () => (
  <>
    <Leaf x={176} y={72} turn={64} scale={1.7} color={paint.leafDeep} />
    <Leaf x={150} y={72} turn={-70} scale={1.5} />
    <Plantain x={104} y={140} turn={52} scale={1.5} />
    <Plantain x={134} y={142} turn={34} scale={1.6} />
    <Plantain x={168} y={144} turn={14} scale={1.65} />
    <Plantain x={204} y={140} turn={-6} scale={1.6} />
    <rect x="142" y="44" width="42" height="36" rx="14" fill={paint.woodDeep} />
  </>
));

const beans = 'M0 0c6-6 18-4 18 5S6 16 1 11c-3-3-4-8-1-11';
const crayfish = 'M0 12C0-6 26-8 28 8c1 8-8 10-11 5M3 2-6-6m12 5-5-10';

export const BeansAndCrayfish = onTable(paint.leafDeep, paint.clay, () => (
  <>
    <path d="M30 152c10-34 34-48 62-48s52 14 62 48z" fill={paint.woodDeep} />
    <g fill={paint.wood}>
      {[
        [52, 134],
        [78, 118],
        [104, 122],
        [128, 138],
        [76, 140],
        [102, 142],
      ].map(([x, y]) => (
        <path key={`${x} ${y}`} d={beans} transform={`translate(${x} ${y})`} />
      ))}
    </g>
    <path d="M22 150h140c0 40-24 64-70 64s-70-24-70-64" fill={paint.garri} />
    <path d="M174 152c8-28 28-42 56-42s50 14 58 42z" fill={paint.pepperDeep} />
    <g stroke={paint.clay} strokeWidth="7" strokeLinecap="round" fill="none">
      {[
        [186, 140],
        [218, 122],
        [252, 138],
        [216, 146],
      ].map(([x, y]) => (
        <path key={`${x} ${y}`} d={crayfish} transform={`translate(${x} ${y})`} />
      ))}
    </g>
    <path d="M164 150h132c0 40-22 64-66 64s-66-24-66-64" fill={paint.cream} />
    <path d="M164 150h132c0 8-1 14-3 20H167c-2-6-3-12-3-20" fill={paint.indigo} />
  </>
));

export const PalmOil = onTable(paint.ground, paint.leafDeep, () => (
  <>
    <Bottle x={62} />
    <Bottle x={150} />
    <path d="M232 214c-10-40 6-70 34-78 26 8 44 38 34 78z" fill={paint.woodDeep} />
    <g fill={paint.pepper}>
      {[
        [250, 164],
        [282, 164],
        [266, 146],
        [246, 192],
        [268, 186],
        [290, 192],
      ].map(([x, y]) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="12" ry="15" />
      ))}
    </g>
    <Leaf x={266} y={138} turn={-30} scale={0.7} />
    <Leaf x={268} y={138} turn={30} scale={0.7} />
  </>
));

function Bottle({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M24 56h24v24c0 12 20 18 20 40v82a14 14 0 0 1-14 14H18a14 14 0 0 1-14-14v-82c0-22 20-28 20-40z"
        fill={paint.cream}
      />
      <path
        d="M8 118c0-14 14-20 19-30h18c5 10 19 16 19 30v82a10 10 0 0 1-10 10H18a10 10 0 0 1-10-10z"
        fill={paint.pepper}
      />
      <path d="M18 128v56" stroke={paint.clay} strokeWidth="7" strokeLinecap="round" />
      <rect x="20" y="38" width="32" height="22" rx="6" fill={paint.garri} />
    </g>
  );
}
