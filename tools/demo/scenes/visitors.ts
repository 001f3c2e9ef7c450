import { recordVisit } from '#contract/analytics/endpoints.ts';
import { joinEarlyAccess } from '#contract/launch/endpoints.ts';
import { showGuide } from '#contract/lists/catalogue/endpoints.ts';
import { listMarkets, showMarket } from '#contract/markets/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { answered } from '#test/client.ts';
import { oneOf, upTo } from '../chance.ts';
import type { Scene, Stage } from '../scene.ts';

/** A visitor reads about a market and its prices, and their phone reports how the page felt. */
export const visitors: Scene = {
  name: 'visitors',
  everySeconds: 12,
  play: async ({ newVisitor, log }: Stage) => {
    const phone = newVisitor();
    const market = oneOf(answered(await phone.call(listMarkets, {})));
    const { name, slug } = answered(await phone.call(showMarket, { slug: market.slug }));
    const prices = answered(await phone.call(showGuide, { slug }));
    for (const path of [paths.home, paths.market(slug)]) {
      answered(
        await phone.call(recordVisit, { path, displayMode: 'browser', vitals: vitalsOfACheapPhone() }),
      );
    }
    log(`somebody dey look ${name}${prices.length > 0 ? ` and di price of ${prices.length} things` : ''}`);
  },
};

function vitalsOfACheapPhone() {
  return [
    { name: 'LCP' as const, value: 900 + upTo(1400) },
    { name: 'INP' as const, value: 40 + upTo(120) },
    { name: 'CLS' as const, value: upTo(60) / 1000 },
  ];
}

const names = ['Chidi', 'Halima', 'Bisi', 'Terna', 'Ejiro', 'Zainab', 'Emeka', 'Folake'];

/** Now and then somebody leaves their address on the early-access list. */
export const earlyAccess: Scene = {
  name: 'early access',
  everySeconds: 60,
  play: async ({ newVisitor, log }: Stage) => {
    const name = oneOf(names);
    const email = `${name.toLowerCase()}${upTo(9999)}@example.com`;
    answered(await newVisitor().call(joinEarlyAccess, { name, email }));
    log(`${name} join di early-access list`);
  },
};
