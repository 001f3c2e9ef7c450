import { isOneCity } from '#contract/markets/one-city.ts';
import { paths } from '#contract/paths.ts';
import { useMarkets } from '#web/features/markets/queries.ts';
import { useSetting } from '#web/features/settings/queries.ts';
import { latePart } from '#web/lib/screen/late-part.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/buttons/button-look.ts';
import { Icon } from '#web/ui/icon.tsx';

const HeroScene = latePart(async () => ({
  default: (await import('#web/illustrations/hero-scene.tsx')).HeroScene,
}));

/** The offer in one sentence with its button, complete without any script. */
export function Hero() {
  const { hero } = useCopy().landing;
  const markets = useMarkets();
  const time = useSetting('estimated_delivery_time');
  return (
    <section
      id="home"
      className="scroll-mt-20 overflow-hidden bg-[color-mix(in_srgb,var(--garri-soft)_60%,var(--paper))]"
    >
      <div className="mx-auto grid max-w-[64rem] items-center gap-8 px-4 pt-8 pb-10 md:grid-cols-2 md:gap-12 md:py-16">
        <div className="grid gap-5">
          {isOneCity(markets) && (
            <p>
              <Badge tone="leaf">{hero.where}</Badge>
            </p>
          )}
          <h1 className="text-3xl">{hero.title}</h1>
          <p className="max-w-xl text-lg">{hero.text(time)}</p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <a href={paths.order} className={buttonClass({ size: 'large' })}>
              <Icon name="basket" />
              {hero.order}
            </a>
            <a href="#markets" className={buttonClass({ variant: 'secondary', size: 'large' })}>
              {hero.seeMarkets}
            </a>
          </div>
        </div>
        <div className="relative">
          <HeroScene title={hero.picture} className="h-auto w-full" />
          <div className="-mt-14 md:absolute md:-bottom-8 md:-left-6 md:mt-0 md:w-56">
            <ShoppingList />
          </div>
        </div>
      </div>
    </section>
  );
}

/** A list as people write it, with what is already in the basket struck off. */
function ShoppingList() {
  const { hero } = useCopy().landing;
  return (
    <figure className="mx-auto w-full max-w-xs -rotate-2 rounded-md bg-surface p-5 shadow-lg md:p-4 md:text-sm">
      <figcaption className="text-sm font-extrabold text-ink-soft">{hero.listTitle}</figcaption>
      <ul className="mt-2 grid">
        {hero.list.map((item, index) => (
          <li
            key={item}
            className="flex items-center gap-3 border-b border-dashed border-line-strong py-2 font-extrabold last:border-0"
          >
            <span className={index < 2 ? 'text-leaf' : 'text-line-strong'}>
              <Icon name={index < 2 ? 'check' : 'clock'} size={20} />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </figure>
  );
}
