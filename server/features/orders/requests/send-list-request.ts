import { randomUUIDv7 } from 'node:crypto';
import * as z from 'zod/mini';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { sendListRequest as endpoint } from '#contract/orders/requests/endpoints.ts';
import { listRequestId } from '#contract/orders/requests/ids.ts';
import { readPhone } from '#contract/phone.ts';
import type { Db } from '#server/db/database.ts';
import { nameDevice, phoneHolderOf } from '#server/features/phones/phone-holder.ts';
import { readVerifiedPhones } from '#server/features/phones/store/verification.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { attachRecording } from '#server/media/recordings/store.ts';
import { unattachedMs } from '#server/media/sweep.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { listKeyOf } from '#server/secrets/order-link.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { subjectOf } from '#server/rate-limits/subject.ts';
import { mostOpenFromAnAddress, mostOpenRequests, sendTries } from './policy.ts';
import { readRequest } from './read-request.ts';
import { countOpen, countOpenOfGuests, findCityOfRequest, insertRequest, readLinkSecret } from './store.ts';
import { findOpening } from './store-opening.ts';
import { requestEvent } from './view-event.ts';

type Input = InputOf<typeof endpoint>;

/** The stored part of the answer: its key is made again, and its addresses hold for an hour. */
const storedReply = z.object({ id: listRequestId });

/** Takes a list that is not typed, once for an id; admins receive it after the commit. */
export async function sendListRequest(
  db: Db,
  input: Input,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const phone = readPhone(input.customer.phone);
  if (phone === undefined) return { ok: false, reason: 'bad-phone' };
  const sentOn = nameDevice(caller);
  const token = listKeyOf(await readLinkSecret(db), input.clientRequestId);
  const sender = {
    phone,
    sentOn,
    sentFrom: hashSecret(subjectOf(caller.address)),
    accountId: userOf(caller.person)?.id ?? null,
    linkHash: hashSecret(token),
  };
  const outcome = await answerOnce(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => storedReply.parse(stored),
    (transaction) => insertSent(transaction, input, caller, sender),
  );
  if (!outcome.ok) return outcome;
  const request = await readRequest(db, outcome.value.id);
  return request === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: { request, token } };
}

interface Sender {
  phone: string;
  sentOn: string;
  sentFrom: string;
  accountId: string | null;
  linkHash: string;
}

async function insertSent(transaction: Db, input: Input, caller: Caller, sender: Sender) {
  const { accountId } = sender;
  // The locks of these counts put what one sender sends at once behind each other.
  const proved = await readVerifiedPhones(transaction, phoneHolderOf(caller), sender.phone);
  const tried = await takeTry(transaction, sendTries(caller, sender, proved.length > 0));
  // No wait of a moment: a phone that held this one back would hold back all that it has to send after it.
  if (!tried.ok) return refused('too-many-lists');
  if ((await countOpen(transaction, sender)) >= mostOpenRequests) return refused('requests-open');
  const isGuest = accountId === null;
  if (isGuest && (await countOpenOfGuests(transaction, sender.sentFrom)) >= mostOpenFromAnAddress)
    return refused('too-many-lists');
  const cityId = await findCityOfRequest(transaction, input.cityId);
  if (cityId === undefined) return refused('no-such-city');
  const at = new Date();
  const attached = await attachOriginal(transaction, input, accountId, at);
  if (!attached.ok) return attached;
  const id = listRequestId.parse(randomUUIDv7());
  const { customer, note, orderKind = 'market' } = input;
  const { language } = caller;
  await insertRequest(transaction, {
    id,
    cityId,
    customerName: customer.name,
    language,
    note,
    orderKind,
    at,
    waitsFrom: await findOpening(transaction, cityId, at),
    ...sender,
    ...attached.value,
  });
  await writeEvent(transaction, requestEvent({ id, accountId }, 'request.sent'));
  return { ok: true, value: { subject: id, reply: { id } } } as const;
}

async function attachOriginal(transaction: Db, { original }: Input, accountId: string | null, at: Date) {
  if (original.kind === 'photo') {
    const pictureIds = [...new Set(original.pictureIds)];
    return (await attachPictures(transaction, pictureIds, accountId, at))
      ? ({ ok: true, value: { recordingId: null, pictureIds } } as const)
      : refused('no-such-picture');
  }
  const { recordingId } = original;
  const broughtAfter = new Date(at.getTime() - unattachedMs);
  return (await attachRecording(transaction, recordingId, { accountId, broughtAfter, at }))
    ? ({ ok: true, value: { recordingId, pictureIds: [] } } as const)
    : refused('no-such-recording');
}

function refused<Reason extends string>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}
