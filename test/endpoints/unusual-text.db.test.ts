import { describe, expect, test } from 'vitest';
import { pathParameters, type Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Client } from '../client.ts';
import { signInOwner, signUpCustomer, signUpFlagged } from '../factories/people.ts';
import { openWorld } from '../world.ts';

const world = await openWorld();
const owner = await signInOwner(world);
const unknownId = '00000000-0000-4000-8000-000000000000';
const oddOutline: [number, number][] = [
  [9_300_000, 7_300_000],
  [9_300_000, 7_310_000],
  [9_310_000, 7_310_000],
];

/** Inputs that are taken as they are; each text in them is then swapped for an odd one. */
const goodInputs: Record<string, Record<string, unknown>> = {
  signIn: { username: 'Odd Ada', password: 'x' },
  signUp: { username: 'Odd Bola', password: 'x' },
  revokeDevice: { id: unknownId },
  changePassword: { currentPassword: 'x', newPassword: 'y' },
  changeProfile: { name: 'Ada', phone: '08031234567' },
  deleteAccount: { password: 'x' },
  resetPassword: { token: 'x'.repeat(43), password: 'x' },
  createOwner: { token: 'x'.repeat(43), username: 'Odd Owner', password: 'x' },
  listPeople: { search: 'ada', role: 'customer', after: '7' },
  changeRole: { userId: unknownId, role: 'agent' },
  grantPermissions: { userId: unknownId, permissions: ['audit:view'] },
  issueResetLink: { userId: unknownId },
  signPersonOut: { userId: unknownId },
  confirmAuthenticator: { code: '123456' },
  addPasskey: {
    name: 'Phone',
    passkey: {
      id: 'aWQ',
      rawId: 'aWQ',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
  },
  removePasskey: { id: unknownId },
  stepUp: { password: 'x', code: '123456' },
  stepUpByPasskey: {
    passkey: {
      id: 'aWQ',
      rawId: 'aWQ',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    },
  },
  resetSecondSteps: { userId: unknownId },
  changeSetting: { key: 'business_description', value: 'Fresh things' },
  joinEarlyAccess: { name: 'Ada', email: 'ada@example.com' },
  verifyAccessKey: { key: 'MW-ABCDE' },
  recordVisit: { path: '/', displayMode: 'browser', vitals: [] },
  switchMaintenance: { on: false, tells: true },
  listDeliveries: {
    state: 'sent',
    kind: 'test',
    way: 'push',
    person: 'ada',
    code: 'MW-7KQ2P9XA',
    after: '7',
  },
  makeAccessKey: { label: 'Friends', mostUses: 5, expiresAt: null },
  revokeAccessKey: { id: unknownId },
  showMarket: { slug: 'wuse-market' },
  listCitySettings: { cityId: unknownId },
  changeCitySetting: { cityId: unknownId, key: 'delivery_fee', value: '20000' },
  moveAgent: { userId: unknownId, cityId: unknownId },
  addCity: {
    name: 'Odd Town',
    letters: 'QQ',
    hours: { opens: '07:00', closes: '19:30' },
    middle: { latitude: 6.13, longitude: 6.79 },
    isActive: true,
  },
  changeCity: {
    cityId: unknownId,
    name: 'Odd Town',
    hours: { opens: '07:00', closes: '19:30' },
    middle: { latitude: 6.13, longitude: 6.79 },
    isActive: true,
  },
  addZone: { cityId: unknownId, name: 'Odd Zone', outline: oddOutline, feeKobo: 0, isOpen: true },
  changeZone: {
    zoneId: unknownId,
    name: 'Odd Zone',
    outline: oddOutline,
    feeKobo: 0,
    isOpen: true,
    seen: '2026-11-27T12:00:00.000Z',
  },
  importZones: { cityId: unknownId, zones: [{ name: 'Odd Zone', outline: oddOutline, feeKobo: null }] },
  addMarket: {
    name: 'Odd Market',
    description: 'Fresh things',
    location: 'Abuja',
    isActive: true,
    marketDays: ['monday'],
  },
  changeMarket: {
    marketId: unknownId,
    name: 'Odd Market',
    description: 'Fresh things',
    location: 'Abuja',
    isActive: true,
    marketDays: ['monday'],
    hours: { opens: '07:00', closes: '19:30' },
  },
  placeMarket: { marketId: unknownId, position: { latitude: 9.07, longitude: 7.4 } },
  setWindowHours: { marketId: unknownId, perAgent: 2, hours: [{ weekday: 'monday', hour: 9, orders: 3 }] },
  rosterAgent: { marketId: unknownId, agentId: unknownId, day: '2026-12-01', hours: [9] },
  setMarketPhoto: { marketId: unknownId, pictureId: unknownId },
  listClosures: { from: '2026-12-01', to: '2026-12-31' },
  addClosure: {
    marketId: unknownId,
    from: '2026-12-25',
    to: '2026-12-26',
    reason: 'Christmas',
    movesOrders: true,
  },
  removeClosure: { closureId: unknownId },
  setGalleryPhoto: { name: 'yam', pictureId: unknownId },
  previewClosure: { from: '2026-12-25', to: '2026-12-26', marketId: unknownId },
  previewFees: { delivery_fee: '20000' },
  listBookedDays: { from: '2026-12-01', to: '2026-12-31' },
  previewCatalogueFile: { text: 'name,stall,unit\nOdd thing,meat,kg' },
  importCatalogueFile: { clientRequestId: unknownId, text: 'name\nGarri', digest: '0'.repeat(64) },
  previewPriceFile: { marketId: unknownId, text: 'item,unit,price\nGarri,mudu,1200' },
  importPriceFile: { clientRequestId: unknownId, marketId: unknownId, text: 'item', digest: '0'.repeat(64) },
  showPriceHistory: { marketId: unknownId, itemId: unknownId, measure: 'paint' },
  showConversation: { about: { kind: 'support' }, before: 7, after: 3 },
  sendMessage: {
    clientRequestId: unknownId,
    about: { kind: 'support' },
    text: 'Hello',
    pictures: [],
    callsOffice: false,
  },
  listConversations: { filter: 'all', search: 'ada', after: '1770000000000000-7' },
  muteInChat: { conversationId: unknownId, side: 'customer', hours: 3, reason: 'Rude' },
  saveCanned: { id: null, shortcut: 'coming', pcm: 'We dey come', en: 'We are coming' },
};

const oddValues: unknown[] = [
  '',
  ' ',
  '\0',
  'a\u0000b',
  '\ud800',
  'ad\udc00a',
  '\u202eada\u2066',
  '\u200b',
  'Ọ̀ṣun 🥕 عمر',
  '%00%ff%',
  "'; drop table account; --",
  '\\',
  '{"a":1}',
  '__proto__',
  'constructor',
  'x'.repeat(250),
  'x'.repeat(5000),
  '9'.repeat(40),
  `7.${'-'.repeat(36)}`,
  '-infinity',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  null,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  true,
  [],
  ['monday', 7],
  { a: 1 },
];

/**
 * Signed in as somebody who may do everything, where somebody must be; a call open to anyone would end the session.
 * Each call has somebody of its own, for nobody alone may say so much in a minute.
 */
async function devicesFor(endpoint: Endpoint): Promise<() => Client> {
  if (endpoint.audience === 'anyone') return () => world.device();
  const { client } = await signUpFlagged(world);
  return () => world.device({ cookies: client.cookies });
}

async function codesFor(endpointName: string, input: Record<string, unknown>): Promise<Set<string>> {
  const endpoint = endpoints.find(({ name }) => name === endpointName);
  if (endpoint === undefined) throw new Error(`there is no ${endpointName}`);
  const deviceFor = await devicesFor(endpoint);
  const codes = new Set<string>();
  for (const field of Object.keys(input)) {
    const inAddress = endpoint.method === 'GET' || pathParameters(endpoint.path).includes(field);
    for (const value of oddValues) {
      // Half a character has no way into an address.
      if (inAddress && !String(value).isWellFormed()) continue;
      // In an address every value is a string.
      const written = inAddress ? String(value) : value;
      const result = await deviceFor().try(endpoint, { ...input, [field]: written });
      codes.add(result.ok ? 'taken' : result.reason);
    }
  }
  return codes;
}

describe('odd words in every field: taken or refused, never a bug', () => {
  test.each(Object.keys(goodInputs))('%s', async (name) => {
    const codes = await codesFor(name, goodInputs[name] ?? {});
    expect(codes).not.toContain('bug');
    expect(codes).not.toContain('database-away');
    expect(codes).not.toContain('too-many-calls');
    expect(codes).toContain('bad-input');
  });

  test('and the owner is still the owner, with nothing odd left lying in the way', async () => {
    const response = await owner.client.request('/api/admin/users');
    expect(response.status).toBe(200);
    await signUpCustomer(world);
  });
});
