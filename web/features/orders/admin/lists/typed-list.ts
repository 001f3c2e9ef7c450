import { useState } from 'react';
import * as z from 'zod/mini';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';

const typedLists = z.record(z.string(), z.string());

/** So much stays on a device, the newest: a list and its kind are two. */
const mostStored = 40;

const keyOf = (owner: string) => `typed-lists:${owner}`;

/** Text that this person has typed of a request; on the device before the next letter, so that a closed tab loses nothing. */
export function useTypedList(owner: string, id: string) {
  const [text, setText] = useState(() => stored(owner)[id] ?? '');
  return {
    text,
    type: (next: string) => {
      setText(next);
      store(owner, id, next);
    },
    forget: () => store(owner, id, ''),
  };
}

/** The kind that this person has chosen of a request; its sender's until then. */
export function useTypedKind(owner: string, id: ListRequestId, asked: OrderKind) {
  const { text, type, forget } = useTypedList(owner, `${id} kind`);
  return { chosen: orderKinds.find((kind) => kind === text) ?? asked, choose: type, forget };
}

function stored(owner: string): Record<string, string> {
  try {
    const read = typedLists.safeParse(JSON.parse(localStorage.getItem(keyOf(owner)) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

function store(owner: string, id: string, text: string): void {
  const { [id]: _before, ...others } = stored(owner);
  const lists = Object.entries(text === '' ? others : { ...others, [id]: text }).slice(-mostStored);
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(Object.fromEntries(lists)));
  } catch {
    // A full device: what is typed lives as long as this page.
  }
}
