import { Basket, Leaf, ScotchBonnet, Tomato } from './goods.tsx';
import { Ground, pen } from './ground.tsx';
import { paint } from './palette.ts';
import { picture } from './picture.tsx';

/** Picture of an error: the basket fell, and nothing in it is lost. */
export const SpilledBasket = picture(240, 200, () => (
  <>
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
  </>
));
