import type { ClientConfig } from 'pg';
import { openClient, type Client } from './client.ts';

/** One place of the pool: a connection, shared or held by a transaction. */
export interface Slot {
  client: Client;
  isHeld: boolean;
}

export interface Slots {
  /** The connection with the fewest statements before one's own, of those that nobody holds. */
  choose: () => Slot | undefined;
  /** One that is the caller's alone until it is given back. */
  hold: () => Slot | undefined;
  giveBack: (slot: Slot) => void;
  all: () => readonly Slot[];
}

/** A connection that is still opening is as far away as one with so many statements before it. */
const openingWeight = 8;

/** At most so many connections, each opened when the others are busy. One is lost without anything to do here. */
export function openSlots(config: ClientConfig, connections: number, onFree: () => void): Slots {
  const slots = new Set<Slot>();
  // One is always left for reads, which do not wait for transactions to end.
  const mostHeld = Math.max(1, connections - 1);
  let held = 0;
  const setHeld = (slot: Slot, isHeld: boolean) => {
    if (slot.isHeld !== isHeld) held += isHeld ? 1 : -1;
    slot.isHeld = isHeld;
  };
  const open = () => {
    const onLost = () => {
      slots.delete(slot);
      setHeld(slot, false);
      onFree();
    };
    const slot: Slot = { isHeld: false, client: openClient(config, onLost) };
    slots.add(slot);
  };
  const choose = () => {
    const best = lightest(slots);
    if (best !== undefined && weightOf(best) === 0) return best;
    if (slots.size < connections) open();
    return lightest(slots);
  };
  return {
    choose,
    hold: () => {
      const slot = held < mostHeld ? choose() : undefined;
      if (slot !== undefined) setHeld(slot, true);
      return slot;
    },
    giveBack: (slot) => {
      setHeld(slot, false);
      // A transaction that did not end must not go on in somebody else's statement.
      if (!slot.client.isIdle()) slot.client.destroy();
      onFree();
    },
    all: () => [...slots],
  };
}

function weightOf({ client }: Slot): number {
  return client.waiting() + (client.isOpen() ? 0 : openingWeight);
}

function lightest(slots: Iterable<Slot>): Slot | undefined {
  let best: Slot | undefined;
  let least = Infinity;
  for (const slot of slots) {
    if (slot.isHeld) continue;
    const weight = weightOf(slot);
    if (weight === 0) return slot;
    if (weight < least) [best, least] = [slot, weight];
  }
  return best;
}
