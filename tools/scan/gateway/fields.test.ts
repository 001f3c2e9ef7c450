import { describe, expect, it } from 'vitest';
import { fieldsOf, withFields } from './fields.ts';

const order = {
  code: 'MW-AAAA',
  items: [{ name: 'garri', quantity: 2, note: null }],
  isPaid: false,
  pictures: [],
};

describe('the fields of a call', () => {
  it('a form has each leaf of an input under its way into it', () => {
    expect(fieldsOf(order)).toEqual([
      ['code', 'MW-AAAA'],
      ['items.0.name', 'garri'],
      ['items.0.quantity', '2'],
      ['items.0.note', 'null'],
      ['isPaid', 'false'],
    ]);
  });

  it('an unchanged form is the input again, with what no field stands for', () => {
    expect(withFields(order, new Map(fieldsOf(order)))).toEqual(order);
  });

  it('a scanner puts text anywhere, and a number where a number was', () => {
    const sent = new Map([
      ['code', '1'],
      ['items.0.name', "garri' OR 1=1--"],
      ['items.0.quantity', '7'],
      ['isPaid', '2 OR 1=1'],
      ['unknown', 'is left out'],
    ]);
    expect(withFields(order, sent)).toEqual({
      code: '1',
      items: [{ name: "garri' OR 1=1--", quantity: 7, note: null }],
      isPaid: '2 OR 1=1',
      pictures: [],
    });
  });
});
