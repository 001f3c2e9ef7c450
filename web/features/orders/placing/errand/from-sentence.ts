import { instantOf } from '#contract/orders/errands/reading/by-when.ts';
import type { ErrandRead } from '#contract/orders/errands/reading/errand.ts';
import { partToDo, type Part } from '../parts.ts';
import { withShop, withTerms, type Draft } from '../draft.ts';

/** The draft with the errand that was read from a sentence; parts that it does not name stay as they were. */
export function withErrandRead(now: Draft, read: ErrandRead, at: Date): Draft {
  const { stop, giver, to, receiver, moneyKobo, by, brings } = read;
  const { name, area, landmark } = stop;
  const stopped = withShop(now, {
    name,
    area: area ?? now.shop.area,
    landmark,
    // The mark of another place would lead there.
    pin: null,
  });
  const named = withTerms(stopped, {
    what: read.what,
    ...(read.kind === 'carry' && { giver: filled(giver, now.terms.giver) }),
    ...(read.kind === 'do' && brings && { brings }),
    ...(moneyKobo !== null && { moneyKobo }),
    ...(by !== null && { by: instantOf(by, at).toISOString() }),
  });
  const goesOn = to.area !== null || to.landmark !== '';
  const place = { ...named.place, area: to.area ?? named.place.area, landmark: to.landmark, pin: null };
  const isNamed = receiver.name !== '' || receiver.phone !== '';
  const unseen: Draft['terms']['unseen'] = ['market'];
  if (goesOn) unseen.push('where');
  if (isNamed) unseen.push('who');
  return {
    ...withTerms(named, { unseen }),
    ...(goesOn && { place }),
    ...(read.kind === 'carry' && isNamed && { receiver }),
  };
}

/** The part to go on with: a task may want money, which a sentence rarely says. */
export function partAsked(now: Draft): Part {
  return now.kind === 'do' && now.terms.moneyKobo === null ? 'list' : partToDo(now);
}

type Person = ErrandRead['giver'];

function filled(read: Person, before: Person): Person {
  return { name: read.name || before.name, phone: read.phone || before.phone };
}
