import { HeroScene } from '#web/illustrations/hero-scene.tsx';
import { Mark } from '#web/illustrations/mark.tsx';
import { MarketStall } from '#web/illustrations/market-stall.tsx';
import {
  BeansAndCrayfish,
  FreshFish,
  GarriInMeasure,
  PalmOil,
  PepperAndTomato,
  PlantainBunch,
  UguLeaves,
  YamTubers,
} from '#web/illustrations/produce.tsx';
import { AccessKey } from '#web/illustrations/access-key.tsx';
import { ClosedMarket } from '#web/illustrations/closed-market.tsx';
import { EmptyBasket } from '#web/illustrations/empty-basket.tsx';
import { LostGoat } from '#web/illustrations/lost-goat.tsx';
import { NoNetwork } from '#web/illustrations/no-network.tsx';
import { SpilledBasket } from '#web/illustrations/spilled-basket.tsx';
import { Icon, iconNames } from '#web/ui/icon.tsx';
import { Shelf, type Theme } from './shelf.tsx';

const produce = {
  BeansAndCrayfish,
  FreshFish,
  GarriInMeasure,
  PalmOil,
  PepperAndTomato,
  PlantainBunch,
  UguLeaves,
  YamTubers,
};
const states = { AccessKey, ClosedMarket, EmptyBasket, LostGoat, NoNetwork, SpilledBasket };
const stalls = ['fish', 'tubers', 'fresh', 'provisions', 'mixed'] as const;

export function Pictures({ theme }: { theme: Theme }) {
  return (
    <Shelf title="Pictures" theme={theme}>
      <p className="flex items-center gap-3 text-xl font-extrabold">
        <Mark size={56} /> MarketWaka
      </p>
      <ul className="flex flex-wrap gap-4">
        {iconNames.map((name) => (
          <li key={name} className="grid w-16 justify-items-center gap-1 text-sm text-ink-soft">
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
      <HeroScene title="An agent carries a full basket between two stalls" className="h-auto w-full" />
      <div className="grid grid-cols-2 gap-4">
        {stalls.map((goods) => (
          <MarketStall key={goods} goods={goods} market="life-camp" className="h-auto w-full rounded-md" />
        ))}
        {Object.entries(produce).map(([name, Drawn]) => (
          <Drawn key={name} title={name} className="h-auto w-full rounded-md" />
        ))}
        {Object.entries(states).map(([name, Drawn]) => (
          <Drawn key={name} title={name} className="h-auto w-full" />
        ))}
      </div>
    </Shelf>
  );
}
