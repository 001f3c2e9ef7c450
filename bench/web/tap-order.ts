import { orderCopy } from '#contract/copy/order.ts';
import { paths } from '#contract/paths.ts';
import { newPhone } from '#test/factories/orders.ts';
import type { Thumb } from './thumb.ts';

const words = orderCopy.pcm;
const list = [
  '2 paint garri (white)',
  'half mudu of beans',
  'pepper 500',
  '5 tubers yam, big',
  'ugu x3 bunches',
  'fresh fish 2kg',
  '₦1,500 crayfish',
  'tomato one small basket',
  'maggi 2k',
  'onion 3 pieces',
  '2 bottle palm oil',
  '1 carton indomie',
];

/** The composer, from a list of twelve to the order. */
export async function tapOrder({ page, tap, type }: Thumb): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto(paths.order);
  const text = page.getByLabel(words.list.label);
  await text.fill(list.join('\n'));
  await tap('into the list', text);
  await page.keyboard.press('Control+End');
  await type('write in the list', '\nrice');
  for (const name of ['garri', 'yam', 'pepper']) {
    await tap('open a thing', button(new RegExp(name)).first());
    await tap('one more of it', button(words.item.more));
    await tap('one less of it', button(words.item.less));
    await tap('into the message', page.getByLabel(words.item.note));
    await type('write a message', 'ok');
    await tap('it is right', button(words.item.done));
  }
  for (const name of ['beans', 'crayfish']) {
    await tap('take out', button(words.list.remove(name)));
    await tap('put back', button(words.list.undo));
  }
  await tap('into another thing', page.getByLabel(words.list.add));
  await type('write another thing', 'salt');
  await tap('add it', button(words.list.addButton).last());
  const markets = page.getByRole('radio', { name: /Market/ });
  await tap('choose the first market', markets.nth(0));
  await tap('choose the second market', markets.nth(1));
  await page.getByLabel(words.where.area).selectOption('Gwarinpa');
  await tap('into the landmark', page.getByLabel(words.where.landmark));
  await type('write the landmark', 'Church');
  await page.getByLabel(words.who.name).fill('Amaka');
  await page.getByLabel(words.who.phone).fill(newPhone());
  for (const way of ['ask-me-first', 'stay-inside-budget', 'buy-am'] as const)
    await tap('choose a price rule', page.getByRole('radio', { name: words.rule.rules[way].label }));
  await button(words.next.ceiling).waitFor();
  await tap('choose the limit', button('₦10,000'));
  const place = button(/^Place order/);
  await place.waitFor();
  await tap('place the order', place);
  await page.waitForURL(/\/track\/MW-/);
}
