import { describe, expect, it } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { wantedItem } from '#contract/orders/schema.ts';
import { asItem, changeItem, corrected, itemsOf, wantedItems, type DraftItem } from './draft-item.ts';

const named = (items: readonly DraftItem[]) => items.map(({ want }) => `${want.quantity} ${want.name}`);

/** Puts one thing right: twice as many, with a note. */
function putRight(items: readonly DraftItem[], name: string): DraftItem[] {
  const item = items.find(({ want }) => want.name === name);
  return changeItem(items, item?.key ?? '', (found) =>
    corrected(found, {
      ...found.want,
      quantity: found.want.quantity * 2,
      note: 'no stone',
      replacement: 'none',
    }),
  );
}

describe('a list while it is written', () => {
  it('keeps what was put right when lines are added before, between and behind', () => {
    const items = putRight(itemsOf('2 paint garri\npepper 500', []), 'garri');
    const longer = itemsOf('3 ugu\n2 paint garri\nhalf mudu beans\npepper 500\nmaggi 2k', items);
    expect(named(longer)).toEqual(['3 ugu', '4 garri', '0.5 beans', '1 pepper', '1 maggi']);
    expect(longer[1]?.want.note).toBe('no stone');
  });

  it('reads a line again whose words changed, and keeps what the words never said', () => {
    const items = putRight(itemsOf('2 paint garri\npepper 500', []), 'garri');
    const [garri] = itemsOf('3 paint yellow garri\npepper 500', items);
    expect(garri?.want).toMatchObject({ quantity: 3, replacement: 'none', note: '' });
    expect(garri?.key).toBe(items[0]?.key);
  });

  it('keeps two equal lines apart', () => {
    const items = itemsOf('2 yam\n2 yam', []);
    const [first, second] = changeItem(items, items[1]?.key ?? '', (item) => ({ ...item, isRemoved: true }));
    expect([first?.isRemoved, second?.isRemoved]).toEqual([false, true]);
    expect(
      itemsOf(
        '2 yam\n2 yam\npepper',
        [first, second].flatMap((item) => item ?? []),
      )[1]?.isRemoved,
    ).toBe(true);
  });

  it('sends nothing that was taken out, and nothing unsure once it was put right', () => {
    const items = itemsOf('2000 stockfish\n2 yam', []);
    expect(items[0]?.want.unsure).toEqual(['money']);
    const right = putRight(items, 'stockfish');
    expect(right[0]?.want.unsure).toEqual([]);
    const without = changeItem(right, items[1]?.key ?? '', (item) => ({ ...item, isRemoved: true }));
    expect(wantedItems(without).map(({ name }) => name)).toEqual(['stockfish']);
  });

  it('buys no greeting, heading or sum until the customer says that it is an item', () => {
    const items = itemsOf('Good morning ma\nSHOPPING LIST\n2 paint garri\ntotal 12k', []);
    expect(named(items.filter(({ isTalk }) => isTalk))).toHaveLength(3);
    expect(wantedItems(items).map(({ name }) => name)).toEqual(['garri']);
    const changed = changeItem(items, items[1]?.key ?? '', asItem);
    expect(wantedItems(changed).map(({ name }) => name)).toEqual(['shopping list', 'garri']);
    const longer = itemsOf('Good morning ma\nSHOPPING LIST\n2 paint garri\npepper 500', changed);
    expect(wantedItems(longer).map(({ name }) => name)).toEqual(['shopping list', 'garri', 'pepper']);
  });

  it('makes of anything only what an order can carry', () => {
    const odd = ['a\u0000b\u0007', '😀😀😀', '\ud83d half', 'x'.repeat(5000), 'word '.repeat(400), '####'];
    for (const { want } of itemsOf(odd.join('\n'), [])) {
      expect(wantedItem.safeParse(want).success, want.raw.slice(0, 20)).toBe(true);
    }
  });

  it('carries the limit as money', () => {
    expect(itemsOf('pepper 500', [])[0]?.want.capKobo).toBe(asKobo(50_000));
  });
});
