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
/** A statement under way for so long waits for a lock or reads much, and may go on for seconds. */
const stuckMs = 100;
const stuckWeight = 1000;
/** A connection that is stuck, or has this much before it, gets no more: it could not be taken back. */
const mostWeight = 64;
/** Further connections that are opened where all are stuck, so that a locked table delays only those who read it. */
const mostBesides = 4;

/** Connections, each opened when the others are busy. One that is lost is replaced when it is needed. */
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
    const slot: Slot = { isHeld: false, client: openClient(config, { onLost, onAnswer: onFree }) };
    slots.add(slot);
  };
  const choose = () => {
    const best = lightest(slots);
    const weight = best === undefined ? openingWeight : weightOf(best);
    if (weight === 0) {
      if (slots.size > connections) closeIdle(best);
      return best;
    }
    if (slots.size < connections + (weight < stuckWeight ? 0 : mostBesides)) open();
    const next = lightest(slots);
    return next === undefined || weightOf(next) < mostWeight ? next : undefined;
  };
  const closeIdle = (but: Slot | undefined) => {
    const [idle] = [...slots].filter((slot) => slot !== but && !slot.isHeld && weightOf(slot) === 0);
    if (idle === undefined) return;
    slots.delete(idle);
    void idle.client.end();
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
  const opening = client.isOpen() ? 0 : openingWeight;
  return client.waiting() + opening + (client.busyMs() < stuckMs ? 0 : stuckWeight);
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
