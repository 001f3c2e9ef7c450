import type { ReactNode } from 'react';
import { paint } from './palette.ts';
import { picture, type PictureProps } from './picture.tsx';
import { AwningStall, FishStall, LockUpStall, StallRow, UmbrellaStall, YamStand } from './stalls.tsx';

/** The goods of a stall; `mixed` is a row of stalls that shows no goods in particular. */
export type StallGoods = 'fish' | 'tubers' | 'fresh' | 'provisions' | 'mixed';

const skies = [paint.sky, paint.ground, paint.sky] as const;

const suns = [34, 286] as const;

/** One for every way in which stall, sky and sun come together. */
function picturesWith(shown: readonly (() => ReactNode)[]) {
  return Array.from({ length: shown.length * skies.length * suns.length }, (_, number) => {
    const Stall = shown[number % shown.length] ?? StallRow;
    const isFloorLight = number % skies.length === 1;
    return picture(320, 200, () => (
      <>
        <rect width="320" height="200" fill={skies[number % skies.length]} />
        <circle cx={suns[number % suns.length]} cy="44" r="26" fill={paint.sun} />
        <path d="M0 168h320v32H0z" fill={isFloorLight ? paint.sky : paint.ground} />
        <Stall />
      </>
    ));
  });
}

const pictures = {
  fish: picturesWith([FishStall]),
  tubers: picturesWith([YamStand]),
  fresh: picturesWith([AwningStall, UmbrellaStall]),
  provisions: picturesWith([LockUpStall]),
  mixed: picturesWith([StallRow]),
} as const;

interface Props extends PictureProps {
  goods: StallGoods;
  /** The market's slug: it always gets the same sky and sun. */
  market: string;
}

/** The drawing of a market without a photo. */
export function MarketStall({ goods, market, ...props }: Props) {
  const drawn = pictures[goods];
  const Drawing = drawn[numberOf(market) % drawn.length];
  return Drawing === undefined ? null : <Drawing {...props} />;
}

/** Spreads names that end alike: most of them end in "market". */
function numberOf(text: string): number {
  let number = 2_166_136_261;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (number ^ (number >>> 15)) >>> 0;
}
