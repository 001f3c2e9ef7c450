// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { asKobo } from '#contract/kobo.ts';
import type { OwnParcelReturn } from '#contract/orders/errands/parcel-return.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { wuse } from '#test/shown-cities.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { ParcelWay } from './parcel-way.tsx';

const { way: copy } = errandCopy.pcm;
const going: OwnParcelReturn = {
  to: 'sender',
  feeKobo: asKobo(15_000),
  mayGoToOffice: false,
  madeAt: '2026-11-26T10:45:00.000Z',
  broughtAt: null,
  receivedAt: null,
  keptUntil: null,
  takenBy: null,
  photoUrl: null,
  outcome: null,
  reason: '',
};
const refused = { code: orderCode.parse('MW-7KQ2P9XA'), market: { id: wuse }, doorPhotoUrl: null };
const fee = copy.fee(naira(going.feeKobo));

let screen: OpenedScreen;
afterEach(() => screen.close());

it.each<[string, Partial<OwnParcelReturn>, boolean]>([
  ['goes back to its sender', {}, true],
  ['is with its sender again', { outcome: 'brought-back', takenBy: 'Ngozi' }, true],
  ['was lost on the way', { outcome: 'written-off' }, false],
  ['goes to the office', { to: 'office', feeKobo: asKobo(0) }, false],
])('a customer whose parcel %s reads its fee where there is one to pay', async (_, changed, isOwed) => {
  const parcelReturn = { ...going, ...changed };
  screen = await openScreen(<ParcelWay order={{ ...refused, parcelReturn }} token={null} isTheirs />);
  expect(screen.text().includes(fee)).toBe(isOwed);
});
