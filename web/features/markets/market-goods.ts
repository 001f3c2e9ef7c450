import type { Market } from '#contract/markets/schema.ts';
import type { StallGoods } from '#web/illustrations/market-stall.tsx';

type GoodsPatterns = Readonly<Record<Exclude<StallGoods, 'mixed'>, RegExp>>;

/** The catalogue's words for what a stall sells, from their beginning: `tomato` is in `tomatoes`. */
const patterns: GoodsPatterns = {
  fish: /\b(?:cat|stock|cray)?fish|\btitus|\bprawn|\bshrimp|\bperiwinkle/,
  tubers: /\byam|\btuber|\bcocoyam|\bcassava|\bpotato|\bplantain/,
  fresh: /\bvegetable|\btomato|\bpepper|\bugu\b|\bfruit|\bonion|\bokro|\bspinach|\bgreens\b|\bewedu/,
  provisions: /\bprovision|\bsupermarket|\bsupplies|\bstores?\b/,
};

/** Goods that no drawn stall shows: a market that has them too is drawn as none of the others. */
const others =
  /\bmeat|\bbeef|\bgoat|\bchicken|\bgrain|\brice\b|\bbeans?\b|\bgarri\b|\bfoodstuff|\bspice|\bcloth/;

/** The goods that a market is drawn with: those of its name, else those of its description. */
export function goodsOf({ name, description }: Pick<Market, 'name' | 'description'>): StallGoods {
  const named = onlyOneIn(name);
  return named === 'mixed' ? onlyOneIn(description) : named;
}

const kinds = ['fish', 'tubers', 'fresh', 'provisions'] as const;

function onlyOneIn(text: string): StallGoods {
  const lower = text.toLowerCase();
  const [first, ...more] = kinds.filter((kind) => patterns[kind].test(lower));
  return first === undefined || more.length > 0 || others.test(lower) ? 'mixed' : first;
}
