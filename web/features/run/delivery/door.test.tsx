// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { anOrder } from '#test/factories/run-items.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { saveSheet, sheetName } from '#web/features/run/sheets/stored-sheets.ts';
import { AtTheDoor } from './door.tsx';

const { withOffice } = agentCopy.pcm.door;
const { door: copy } = stopCopy.pcm;
const parcel = anOrder({
  status: 'on_the_way',
  arrivedAt: new Date().toISOString(),
  withOffice: 'refused',
  errand: {
    kind: 'carry',
    stop: { area: 'Utako', landmark: 'Behind the bank' },
    waiting: { limit: 0, stepKobo: 20_000, charged: 0, since: null },
    giver: { name: 'Ngozi', phone: '+2348035550101' },
    givenBy: 'Ngozi',
    declaredKobo: 1_000_000,
    load: 'light',
    leavesWithPhoto: true,
  },
});

let screen: OpenedScreen;
afterEach(async () => {
  await screen.close();
  localStorage.clear();
});

it.each(['pin', 'photo'])(
  'an agent whose word the office refused reads that at the door, handing over by %s',
  async (way) => {
    saveSheet(sheetName('door-photo', parcel.code), { typed: { way } });
    screen = await openScreen(<AtTheDoor order={parcel} />);
    expect(screen.text().includes(copy.photoConfirm)).toBe(way === 'photo');
    expect(screen.text()).toContain(withOffice.refused);
  },
);
