import { changeRole, grantPermissions, signIn } from '#contract/accounts/endpoints.ts';
import { addCity, listAllCities } from '#contract/cities/endpoints.ts';
import type { NewCity, OfficeCity } from '#contract/cities/schema.ts';
import { addZone, listAllZones } from '#contract/cities/zones/endpoints.ts';
import { addMarket, listAllMarkets } from '#contract/markets/endpoints.ts';
import { answered } from '#test/client.ts';
import { squareAround } from '#test/factories/cities.ts';
import type { Applicant } from '../crew/agent.ts';
import { enter } from '../people.ts';
import type { Stage, WalkedMarket } from '../scene.ts';

interface DemoCity {
  city: Omit<NewCity, 'isActive' | 'hours'>;
  zoneName: string;
  market: WalkedMarket;
  agent: Omit<Applicant, 'marketName'>;
  admin: { username: string; password: string };
}

const cities: readonly DemoCity[] = [
  {
    city: {
      name: 'Kano',
      letters: 'KN',
      middle: { latitude: 12.0022, longitude: 8.592 },
      measures: ['mudu', 'bag', 'basket', 'bunch', 'piece', 'kg'],
    },
    zoneName: 'Sabon Gari',
    market: { name: 'Sabon Gari Market', percent: 92 },
    agent: {
      name: 'Aminu Kabir',
      username: 'aminu',
      password: 'aminu-at-the-market',
      phone: '0803 555 0005',
      vehicle: 'motorcycle',
      works: 'both',
    },
    admin: { username: 'maryam', password: 'maryam-at-the-market' },
  },
  {
    city: {
      name: 'Onitsha',
      letters: 'NT',
      middle: { latitude: 6.1413, longitude: 6.8029 },
      measures: ['derica', 'paint', 'cup', 'basket', 'bunch', 'piece', 'kg'],
    },
    zoneName: 'Fegge',
    market: { name: 'Ose Market', percent: 96 },
    agent: {
      name: 'Chinedu Obi',
      username: 'chinedu',
      password: 'chinedu-at-the-market',
      phone: '0803 555 0006',
      vehicle: 'keke',
      works: 'both',
    },
    admin: { username: 'ifeoma', password: 'ifeoma-at-the-market' },
  },
];

export const mostCities = 1 + cities.length;

/** Opens cities beside Abuja until there are so many: each with a neighbourhood, a market, an agent and an admin of its own. */
export async function openCities(stage: Stage, count: number): Promise<void> {
  for (const demo of cities.slice(0, count - 1)) {
    const city = await cityOf(stage, demo);
    await drawZone(stage, city, demo.zoneName);
    await openMarket(stage, city, demo.market.name);
    await appointAdmin(stage, city, demo.admin);
    stage.markets.push(demo.market);
    stage.applicants.push({ ...demo.agent, marketName: demo.market.name });
  }
}

async function cityOf({ people, log }: Stage, { city }: DemoCity): Promise<OfficeCity> {
  const there = answered(await people.godmode.call(listAllCities, {})).find(({ name }) => name === city.name);
  if (there !== undefined) return there;
  const hours = { opens: '06:00', closes: '22:00' };
  const added = answered(await people.godmode.call(addCity, { ...city, hours, isActive: true }));
  log(`oga don open ${city.name}`);
  return added;
}

async function drawZone({ people }: Stage, city: OfficeCity, name: string): Promise<void> {
  const { zones } = answered(await people.godmode.call(listAllZones, {}));
  if (zones.some((zone) => zone.name === name)) return;
  const outline = squareAround(city.middle);
  answered(await people.godmode.call(addZone, { cityId: city.id, name, outline, feeKobo: 0, isOpen: true }));
}

async function openMarket({ people }: Stage, city: OfficeCity, name: string): Promise<void> {
  const markets = answered(await people.godmode.call(listAllMarkets, {}));
  if (markets.some((market) => market.name === name)) return;
  answered(
    await people.godmode.call(addMarket, {
      cityId: city.id,
      name,
      description: `Everything for pot and house, for ${city.name}.`,
      location: city.name,
      isActive: true,
      marketDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    }),
  );
}

/** An admin who sees this city alone. */
async function appointAdmin(
  { people, newVisitor, log }: Stage,
  city: OfficeCity,
  credentials: DemoCity['admin'],
): Promise<void> {
  const device = newVisitor();
  const { id: userId, role } = await enter(device, credentials);
  if (role === 'admin') return;
  answered(await people.godmode.call(changeRole, { userId, role: 'admin' }));
  answered(
    await people.godmode.call(grantPermissions, {
      userId,
      permissions: ['orders:view', 'orders:manage', 'chats:reply', 'agents:manage', 'markets:manage'],
      cities: [city.id],
    }),
  );
  // Joining the staff ended the session.
  answered(await device.call(signIn, credentials));
  log(`${credentials.username} (${credentials.password}) dey look after ${city.name} alone`);
}
