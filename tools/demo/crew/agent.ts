import type { UserId } from '#contract/accounts/schema.ts';
import type { AgentWork, Vehicle } from '#contract/agents/schema.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import type { Place } from '#contract/areas.ts';
import type { Client } from '#test/client.ts';

/** An applicant, as they introduce themselves. */
export interface Applicant {
  name: string;
  username: string;
  password: string;
  phone: string;
  vehicle: Vehicle;
  works: AgentWork;
  /** Their market in the morning. */
  marketName: string;
}

/** An agent of the day, with where they are and what holds them up. */
export interface Agent extends Applicant {
  id: UserId;
  device: Client;
  marketId: MarketId;
  place: Place;
  /** No network from then until then, by this computer's clock. */
  away: { from: number; until: number };
  stuckUntil: number;
}

/** The first is `people.agent`, whose password the terminal prints. */
export const applicants: readonly Applicant[] = [
  {
    name: 'Musa Bello',
    username: 'musa',
    password: 'musa-at-the-market',
    phone: '0803 555 0001',
    vehicle: 'motorcycle',
    works: 'both',
    marketName: 'Utako Market',
  },
  {
    name: 'Sani Yusuf',
    username: 'sani',
    password: 'sani-at-the-market',
    phone: '0803 555 0002',
    vehicle: 'keke',
    works: 'both',
    marketName: 'Utako Market',
  },
  {
    name: 'Halima Garba',
    username: 'halima',
    password: 'halima-at-the-market',
    phone: '0803 555 0003',
    vehicle: 'motorcycle',
    works: 'both',
    marketName: 'Gwarinpa Market',
  },
  {
    name: 'Emeka Eze',
    username: 'emeka',
    password: 'emeka-at-the-market',
    phone: '0803 555 0004',
    vehicle: 'bicycle',
    works: 'both',
    marketName: 'Gwarinpa Market',
  },
];
