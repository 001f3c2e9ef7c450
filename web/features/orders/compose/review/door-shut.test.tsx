// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { payCopy } from '#contract/copy/payments.ts';
import { asKobo } from '#contract/kobo.ts';
import { openScreen } from '#test/opened-screen.tsx';
import { emptyDraft, withTerms } from '#web/features/orders/placing/draft.ts';
import { wantsOf } from '#web/features/orders/placing/errand/one-thing.ts';
import { quoteOnThisPhone } from '#web/features/orders/placing/quote.ts';
import { DoorShut } from './door-shut.tsx';

const { shut } = payCopy.pcm.choice;
const place = { latitude: 9.07, longitude: 7.42 };
const stop = { name: 'AEDC office', area: 'Utako', landmark: '', pin: null };
const market = {
  position: place,
  hours: { opens: '06:00', closes: '22:00' },
  marketDays: ['saturday' as const],
  closures: [],
  isActive: true,
};

it.each([
  [200_000, [shut.lessMoney, 'list']],
  [null, [shut.less, 'market']],
])(
  'a task too dear for the door that lays out %j kobo is led first to what makes it cheaper',
  async (capKobo, led) => {
    const terms = { what: 'Queue for me', moneyKobo: capKobo === null ? null : asKobo(capKobo) };
    const draft = withTerms({ ...emptyDraft, kind: 'do' }, terms);
    const errand = { kind: 'do' as const, stop, brings: true, waitSteps: 1 };
    const address = { area: 'Utako', landmark: '', directions: '', pin: null };
    const known = {
      market,
      settings: [],
      guides: [],
      zones: undefined,
      now: new Date('2026-11-21T11:00:00Z'),
    };
    const quote = quoteOnThisPhone({ items: wantsOf(draft), errand, address }, known);
    if (quote === null) throw new Error('this phone knows no price');
    const asked: string[] = [];
    const screen = await openScreen(
      <DoorShut draft={draft} quote={quote} isKnown onChange={(part) => asked.push(part)} />,
    );
    const first = document.querySelector('button');
    first?.click();
    expect([first?.textContent, ...asked]).toEqual(led);
    await screen.close();
  },
);
