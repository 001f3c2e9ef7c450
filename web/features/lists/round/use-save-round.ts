import { useState } from 'react';
import {
  mostSeenPrices,
  placeOf,
  type PriceRound,
  type RecordedRound,
  type OfficePrice,
} from '#contract/lists/prices/round.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { changeTyped, forgetTyped, typedBy, type TypedCells } from './round-store.ts';
import { sortTyped } from './typed-price.ts';

export interface SentRound {
  clientRequestId: string;
  day: string;
  prices: OfficePrice[];
}

/** Sends one call’s prices; `stored`: there was no network, and they go by themselves. Throws what refused them. */
export type SendRound = (round: SentRound) => Promise<RecordedRound | 'stored'>;

/** Result of the last saving. */
export interface Saved {
  sent: number;
  waiting: number;
  paid: number;
  isStored: boolean;
  /** Refused: in the server’s words, or empty where none came back. */
  failure: string | undefined;
}

const nothing: Saved = { sent: 0, waiting: 0, paid: 0, isStored: false, failure: undefined };

// The same prices sent again carry the same id, until they are answered.
const idOfBody = new Map<string, string>();

/** Sends what was typed, a hundred at a time; what is answered or stored leaves its field, and the rest stays. */
export function useSaveRound(owner: string, send: SendRound, onSent: () => void) {
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const sendParts = async (parts: readonly Unsent[]): Promise<Saved> => {
    let sum = nothing;
    try {
      for (const part of parts) sum = add(sum, await sendPart(owner, send, part));
    } catch (error) {
      sum = { ...sum, failure: sentenceOf(error) ?? '' };
    }
    onSent();
    return sum;
  };
  const save = async (round: PriceRound) => {
    setSaving(true);
    setSaved(await sendParts(partsOf(round, typedBy(owner))));
    setSaving(false);
  };
  /** Sends one field as it is left; one that is on its way already, or not right yet, is not sent. */
  const saveField = async (round: PriceRound, place: string) => {
    const cell = typedBy(owner)[place];
    const parts = cell === undefined ? [] : partsOf(round, { [place]: cell });
    const name = JSON.stringify([owner, parts]);
    if (parts.length === 0 || onTheirWay.has(name)) return;
    onTheirWay.add(name);
    const sum = await sendParts(parts);
    onTheirWay.delete(name);
    // One after another they count together, until all are sent at once.
    setSaved((before) => ({ ...add(before ?? nothing, sum), failure: sum.failure }));
  };
  return { save, saveField, isSaving, saved };
}

type Unsent = Omit<SentRound, 'clientRequestId'>;
const onTheirWay = new Set<string>();

function partsOf(round: PriceRound, typed: TypedCells): Unsent[] {
  return [...sortTyped(round, typed).byDay].flatMap(([day, prices]) =>
    Array.from({ length: Math.ceil(prices.length / mostSeenPrices) }, (_nothing, at) => ({
      day,
      prices: prices.slice(at * mostSeenPrices, (at + 1) * mostSeenPrices),
    })),
  );
}

async function sendPart(owner: string, send: SendRound, part: Unsent): Promise<Partial<Saved>> {
  const body = JSON.stringify([owner, part]);
  const clientRequestId = idOfBody.get(body) ?? newRequestId();
  idOfBody.set(body, clientRequestId);
  const texts = typedBy(owner);
  const answer = await send({ clientRequestId, ...part });
  idOfBody.delete(body);
  // Typed over while it was on its way, a field stays as it is now.
  const isAsSent = (place: string) => typedBy(owner)[place]?.text === texts[place]?.text;
  if (answer === 'stored') {
    forgetTyped(owner, part.prices.map(placeOf).filter(isAsSent));
    return { isStored: true };
  }
  const done: string[] = [];
  for (const { outcome, ...place } of answer.answers) {
    const name = placeOf(place);
    if (!isAsSent(name)) continue;
    if (outcome === 'refused' || outcome === 'unknown' || outcome === 'newer')
      changeTyped(owner, name, { answer: outcome, isLeft: true });
    else done.push(name);
  }
  forgetTyped(owner, done);
  const count = (wanted: string) => answer.answers.filter(({ outcome }) => outcome === wanted).length;
  return { sent: count('accepted') + count('waiting'), waiting: count('waiting'), paid: count('paid') };
}

function add(sum: Saved, { sent = 0, waiting = 0, paid = 0, isStored = false }: Partial<Saved>): Saved {
  return {
    ...sum,
    sent: sum.sent + sent,
    waiting: sum.waiting + waiting,
    paid: sum.paid + paid,
    isStored: sum.isStored || isStored,
  };
}
