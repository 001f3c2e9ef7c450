import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const counted = new RegExp(
  String.raw`(^|[^\d.,:₦])1 (new |more |open )?(agents|alarms|areas|chats|claims|conversations|customers|days|devices|hours|items|letters|lines|lists|markets|messages|minutes|months|names|orders|parcels|people|phones|photos|places|points|prices|reports|samples|shops|things|times|tries|visits|weeks)\b`,
);

/** Counts that are never one: those of several, of what is left of a longer list, of an outline, and fixed limits. */
const neverOne = new Set([
  'adminCopy.day.several',
  'adminMarketsCopy.zones.added',
  'adminMarketsCopy.zones.redrawn',
  'adminOrdersCopy.errand.waits',
  'adminOrdersCopy.list.counted',
  'adminOrdersCopy.phone.list.tooLong',
  'adminOrdersCopy.phone.price.between',
  'agentCopy.offers.orders',
  'agentMoneyCopy.earnings.of',
  'errandCopy.waiting.most',
  'errandCopy.waiting.rule',
  'orderCopy.list.tooLong',
  'orderCopy.market.all',
  'orderCopy.quote.seeAll',
  'orderCopy.quote.sureSome',
  'roundCopy.showAll',
  'settingsCopy.follows.wait',
  'stopCopy.offer.free',
  'stopCopy.offer.paid',
  'stopCopy.offer.waits',
]);

type Say = (...given: unknown[]) => unknown;

/** A count is a number, or one that is formatted already; other words stand beside it. */
const given = [
  [1, 1, 1, 1],
  ['1', '1', '1', '1'],
  ['1', 1, 1, 1],
  [1, '1', '1', '1'],
  [1, false],
];

function sentencesOf(say: Say): string[] {
  const sentences = given.flatMap((all) => {
    try {
      return [String(say(...all))];
    } catch {
      // It takes something else than counts and words.
      return [];
    }
  });
  return sentences.filter((sentence) => !/false|undefined/.test(sentence));
}

/** Sentences that count one of something as many, however the one is given. */
function wrongOnes(path: string, copy: unknown): string[] {
  if (typeof copy === 'function') {
    const sentences = sentencesOf((...all) => Reflect.apply(copy, undefined, all));
    const isWrong = sentences.length > 0 && sentences.every((sentence) => counted.test(sentence));
    return isWrong && !neverOne.has(path.replace(/\.(en|pcm)\./, '.')) ? [`${path}: ${sentences[0]}`] : [];
  }
  if (typeof copy !== 'object' || copy === null) return [];
  return Object.entries(copy).flatMap(([key, part]) => wrongOnes(`${path}.${key}`, part));
}

test('a person who is told of one thing reads of no more than one, in English and in Pidgin', async () => {
  const files = globSync('contract/copy/**/*.ts').filter((file) => !/(\/(en|pcm)|\.test\.ts)/.test(file));
  const modules = await Promise.all(files.map(async (file): Promise<unknown> => import(resolve(file))));
  const catalogues = modules.flatMap((module) =>
    typeof module === 'object' && module !== null ? Object.entries(module) : [],
  );
  const named = catalogues.filter(([name]) => name.endsWith('Copy'));
  expect(named.length).toBeGreaterThan(30);
  expect(named.flatMap(([name, copy]) => wrongOnes(name, copy))).toEqual([]);
});
