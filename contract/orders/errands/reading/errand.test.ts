import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { mostStopLandmark, mostStopName } from '../schema.ts';
import { mostWhat, readErrand, type ErrandRead } from './errand.ts';

const areas = ['Gwarinpa', 'Jabi', 'Jahi', 'Life Camp', 'Utako', 'Wuse', 'Wuse 2'];
const read = (text: string) => readErrand(text, areas);

const nothing: ErrandRead = {
  kind: 'carry',
  what: '',
  stop: { name: '', area: null, landmark: '' },
  giver: { name: '', phone: '' },
  to: { area: null, landmark: '' },
  receiver: { name: '', phone: '' },
  moneyKobo: null,
  by: null,
  brings: true,
};
const at = (name: string, area: string | null, landmark = '') => ({ name, area, landmark });
const before = (hour: number, minute = 0) => ({ hour, minute, isEither: minute === 0, isTomorrow: false });

describe('a sentence that describes an errand', () => {
  test.each<[string, Partial<ErrandRead>]>([
    [
      'collect my cake for Next Cash and Carry Jahi, bring am come 1st Avenue Gwarinpa before 4',
      {
        kind: 'do',
        what: 'collect my cake',
        stop: at('Next Cash and Carry', 'Jahi'),
        to: { area: 'Gwarinpa', landmark: '1st Avenue' },
        by: before(4),
      },
    ],
    [
      'carry my phone charger from Ngozi 0803 555 0101 for Utako go give Emeka for Jabi',
      {
        what: 'phone charger',
        stop: at('Ngozi', 'Utako'),
        giver: { name: 'Ngozi', phone: '0803 555 0101' },
        to: { area: 'Jabi', landmark: '' },
        receiver: { name: 'Emeka', phone: '' },
      },
    ],
    [
      'go queue for AEDC office Wuse pay my light bill 5k',
      {
        kind: 'do',
        what: 'queue, pay my light bill',
        stop: at('AEDC office', 'Wuse'),
        moneyKobo: asKobo(500_000),
        brings: false,
      },
    ],
    [
      'make somebody go queue for AEDC office Utako 5000',
      {
        kind: 'do',
        what: 'queue',
        stop: at('AEDC office', 'Utako'),
        moneyKobo: asKobo(500_000),
        brings: false,
      },
    ],
    [
      'Please pick up my shoe from Musa tailor, Wuse 2 opposite the bank, deliver to No 4 Ademola Street Jabi by 4:30pm',
      {
        kind: 'do',
        what: 'pick up my shoe',
        stop: at('Musa tailor', 'Wuse 2', 'opposite the bank'),
        to: { area: 'Jabi', landmark: 'No 4 Ademola Street' },
        by: before(16, 30),
      },
    ],
    [
      'abeg carry document from Chidi 08031234567 Life Camp to Ada 0805 123 4567, Gwarinpa',
      {
        what: 'document',
        stop: at('Chidi', 'Life Camp'),
        giver: { name: 'Chidi', phone: '08031234567' },
        to: { area: 'Gwarinpa', landmark: '' },
        receiver: { name: 'Ada', phone: '0805 123 4567' },
      },
    ],
    [
      'carry my phone charger from my sister in Utako to my house in Gwarinpa before evening',
      {
        what: 'phone charger',
        stop: at('my sister', 'Utako'),
        giver: { name: 'my sister', phone: '' },
        to: { area: 'Gwarinpa', landmark: '' },
        by: { hour: 17, minute: 0, isEither: false, isTomorrow: false },
      },
    ],
    [
      'carry bag from Lekki to my place for Jabi',
      { what: 'bag', stop: at('Lekki', null), to: { area: 'Jabi', landmark: '' } },
    ],
    [
      'drop off this form at NIMC office Utako tomorrow',
      { kind: 'do', what: 'drop off this form', stop: at('NIMC office', 'Utako'), brings: false },
    ],
    [
      'send my food flask from home Jabi to office Wuse',
      { what: 'food flask', stop: at('', 'Jabi'), to: { area: 'Wuse', landmark: 'office' } },
    ],
    [
      'deliver my small chops to Mary for Wuse 2 from Mama Put Restaurant Jabi',
      {
        what: 'small chops',
        stop: at('Mama Put Restaurant', 'Jabi'),
        to: { area: 'Wuse 2', landmark: 'Mary' },
      },
    ],
    [
      'pay my light bill at AEDC office Wuse with 5,000 naira then bring the paper come my house for Jabi, opposite church',
      {
        kind: 'do',
        what: 'pay my light bill',
        stop: at('AEDC office', 'Wuse'),
        to: { area: 'Jabi', landmark: 'opposite church' },
        moneyKobo: asKobo(500_000),
      },
    ],
  ])('%j is taken apart', (text, parts) => {
    expect(read(text)).toEqual({ ...nothing, ...parts });
  });

  test.each([
    '2 paint garri\npepper',
    '2 paint garri from Utako market carry am come Jabi',
    'abeg buy 2 bread for Next Cash and Carry Jahi',
    'fish from the market',
    'carry something',
    'rice\nbeans\noil\npepper from Jabi',
    '',
  ])('%j describes none', (text) => {
    expect(read(text)).toBeNull();
  });

  test('of any words is read to its end, and no part is longer than its field', () => {
    const word = fc.oneof(
      fc.constantFrom(
        ...'carry collect queue from for to give bring come before 4pm 5k ₦500 Jabi and go 0803'.split(' '),
      ),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 70 }), (words) => {
        const found = read(`carry bag from ${words.join(' ')}`);
        if (found === null) return;
        expect(found.what.length).toBeLessThanOrEqual(mostWhat);
        for (const part of [found.stop.name, found.stop.landmark, found.to.landmark])
          expect(part).not.toMatch(/ (?:at|for|in)$/i);
        expect(found.stop.name.length).toBeLessThanOrEqual(mostStopName);
        expect(found.to.landmark.length).toBeLessThanOrEqual(mostStopLandmark);
      }),
    );
  });
});
