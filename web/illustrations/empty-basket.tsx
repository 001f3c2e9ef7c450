import { Basket } from './goods.tsx';
import { Ground, pen } from './ground.tsx';
import { paint } from './palette.ts';
import { picture } from './picture.tsx';

/** Picture of an empty list: the basket has room for everything. */
export const EmptyBasket = picture(240, 200, () => (
  <>
    <circle cx="120" cy="92" r="78" fill={paint.sky} />
    <Ground />
    <path d="M72 104c0-74 96-74 96 0" stroke={paint.woodDeep} strokeWidth="10" {...pen} />
    <g stroke={paint.wood} strokeWidth="4" strokeDasharray="2 10" {...pen}>
      <circle cx="98" cy="84" r="17" />
      <circle cx="138" cy="80" r="20" />
    </g>
    <Basket x={120} y={108} scale={1.05} />
  </>
));
