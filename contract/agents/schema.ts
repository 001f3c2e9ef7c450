import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { cityId } from '../cities/ids.ts';
import { id, instant, line, orNothing, shownName } from '../fields.ts';
import { marketId } from '../markets/schema.ts';
import { pictureId } from '../media/schema.ts';

export const agentStates = ['applied', 'verified', 'suspended', 'refused'] as const;
export type AgentState = (typeof agentStates)[number];

export const vehicles = ['on-foot', 'bicycle', 'motorcycle', 'keke', 'car'] as const;
export const vehicle = z.enum(vehicles);
export type Vehicle = z.output<typeof vehicle>;

/** Work of an agent: shop and deliver, shop only, or carry from the market to the door. */
export const agentWorks = ['both', 'shopper', 'rider'] as const;
export const agentWork = z.enum(agentWorks);
export type AgentWork = z.output<typeof agentWork>;

/** The most markets that an agent knows. */
export const mostMarkets = 20;

const marketIds = z.array(marketId).check(
  z.minLength(1),
  z.maxLength(mostMarkets),
  z.refine((ids) => new Set(ids).size === ids.length),
);

/** An agent’s way of working: their part of an order, their vehicle, their markets. */
export const work = z.strictObject({ vehicle, works: agentWork, marketIds });

export const application = z.strictObject({
  name: shownName(80).check(z.minLength(1)),
  phone: line(30).check(z.minLength(1)),
  photo: pictureId,
  idPhoto: pictureId,
  ...work.shape,
});

/** Position as measured by the phone; shared only while its agent is online. */
export const position = z.strictObject({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracyMetres: z.number().check(z.minimum(0), z.maximum(100_000)),
});
export type Position = z.output<typeof position>;

export const lastPosition = z.object({ ...position.shape, at: instant });

/** The agent’s own record, as the agent sees it. */
export const agent = z.object({
  userId,
  /** Answers of the version before do not have it. */
  cityId: orNothing(cityId),
  state: z.enum(agentStates),
  name: z.string(),
  phone: z.string(),
  photoUrl: z.string(),
  vehicle,
  works: agentWork,
  marketIds: z.array(marketId),
  appliedAt: instant,
  /** The reason why they were refused or suspended. */
  reason: z.nullable(z.string()),
});
export type Agent = z.output<typeof agent>;

/** The same for those who verify, with the paper and how the day goes. */
export const agentForAdmin = z.object({
  ...agent.shape,
  idPhotoUrl: z.string(),
  onlineSince: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
  position: z.nullable(lastPosition),
  /** Orders carried now. */
  carrying: z.int(),
  offersTaken: z.int(),
  offersMade: z.int(),
});
export type AgentForAdmin = z.output<typeof agentForAdmin>;

export const shiftId = id.brand<'ShiftId'>();
export type ShiftId = z.output<typeof shiftId>;

/** From going online to going off. */
export const shift = z.object({
  id: shiftId,
  marketId,
  startedAt: instant,
  endedAt: z.nullable(instant),
});
export type Shift = z.output<typeof shift>;

/** The agent who brings an order, as its customer sees them. */
export const carrier = z.object({
  firstName: z.string(),
  photoUrl: z.nullable(z.string()),
  vehicle,
  /** Only on the way to the door, and only while it is fresh. */
  position: z.nullable(lastPosition),
});
export type Carrier = z.output<typeof carrier>;

/** A phone sends where it is at most this often. */
export const positionEverySeconds = 15;
