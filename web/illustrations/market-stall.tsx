import { paint } from './palette.ts';
import { picture, type PictureProps } from './picture.tsx';
import { AwningStall, FishStall, LockUpStall, UmbrellaStall, YamStand } from './stalls.tsx';

const stalls = [AwningStall, UmbrellaStall, YamStand, FishStall, LockUpStall];
const skies = [paint.sky, paint.ground, paint.sky] as const;

const suns = [34, 286] as const;

/** One for every way in which stall, sky and sun come together. */
const pictures = Array.from({ length: stalls.length * skies.length * suns.length }, (_, number) => {
  const Stall = stalls[number % stalls.length] ?? AwningStall;
  const isGroundLight = number % skies.length === 1;
  return picture(320, 200, () => (
    <>
      <rect width="320" height="200" fill={skies[number % skies.length]} />
      <circle cx={suns[number % suns.length]} cy="44" r="26" fill={paint.sun} />
      <path d="M0 168h320v32H0z" fill={isGroundLight ? paint.sky : paint.ground} />
      <Stall />
    </>
  ));
});

interface Props extends PictureProps {
  /** The market's slug: it always gets the same stall. */
  market: string;
}

/** What stands for a market of which nobody has taken a photo yet. */
export function MarketStall({ market, ...props }: Props) {
  const Drawing = pictures[numberOf(market) % pictures.length];
  return Drawing === undefined ? null : <Drawing {...props} />;
}

/** Spreads names that end alike: most of them end in "market". */
function numberOf(text: string): number {
  let number = 2_166_136_261;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (number ^ (number >>> 15)) >>> 0;
}
