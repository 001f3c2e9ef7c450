import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import type { Client } from '#test/client.ts';
import type { PaystackStandIn } from '#test/stand-ins/paystack/stand-in.ts';
import type { TermiiStandIn } from '#test/stand-ins/termii/stand-in.ts';
import type { Agent, Applicant } from './crew/agent.ts';
import type { People } from './people.ts';

/** An order whose customer is still looking at their phone. */
export interface OpenOrder {
  code: OrderCode;
  token: string;
  name: string;
  device: Client;
}

/** The person who buys, on a phone of their own. */
export interface Buyer {
  name: string;
  phoneNumber: string;
  device: Client;
}

/** A list that was talked or snapped, and that is no order yet. */
export interface SentList {
  id: ListRequestId;
  token: string;
  buyer: Buyer;
}

/** A market of the morning's round, with what it asks for goods of ₦100. */
export interface WalkedMarket {
  name: string;
  percent: number;
}

/** The reach of a scene: the people of the demo, agents at work, orders that wait, and new visitors. */
export interface Stage {
  people: People;
  crew: Agent[];
  orders: OpenOrder[];
  sentLists: SentList[];
  /** Markets at which people buy. */
  markets: WalkedMarket[];
  /** People who want to work as agents. */
  applicants: Applicant[];
  newVisitor: () => Client;
  /** Plays the payment provider; nothing where a real one is asked, whom nobody here may pay. */
  provider: PaystackStandIn | undefined;
  /** Plays the gateway of text messages; nothing where a real one is asked, whose messages nobody here reads. */
  texts: TermiiStandIn | undefined;
  /** Says on the terminal what just happened. */
  log: (line: string) => void;
}

/** An activity that repeats during the day, through the API as a phone would do it. */
export interface Scene {
  name: string;
  everySeconds: number;
  play: (stage: Stage) => Promise<void>;
}
