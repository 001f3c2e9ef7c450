import { Basket, Leaf, Tomato } from './goods.tsx';
import { pen } from './ground.tsx';
import { paint } from './palette.ts';
import { picture } from './picture.tsx';

/** The key that opens before the opening. */
export const AccessKey = picture(240, 200, () => (
  <>
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
  </>
));
