import { refusalHeader } from '#contract/installed/refusal-header.ts';
import type { Finding } from './judge.ts';
import type { Exchanged } from '../requests/wire.ts';

const atTheDoor = ['update customer_order', 'insert outbox_event'];

/** Writes that a refusal may make, because they are its purpose. */
const meant: Readonly<Record<string, readonly string[]>> = {
  // They stand at the door whatever becomes of the PIN, which can be guessed at five times; then somebody is told.
  'wrong-pin': [...atTheDoor, 'insert alarm', 'insert door_report'],
  'pin-locked': [...atTheDoor, 'insert alarm', 'insert door_report'],
  'cash-short': atTheDoor,
  'change-owed': atTheDoor,
  'change-too-high': atTheDoor,
  // A parcel whose photo is missing was brought to its door all the same.
  'no-such-picture': atTheDoor,
  // A code can be guessed at five times.
  'wrong-code': ['update phone_code'],
  'code-over': ['update phone_code'],
  // A bag of nothing cancels its order, and the agent is told so.
  'nothing-bought': [
    'update customer_order',
    'insert order_event',
    'insert outbox_event',
    'update alarm',
    'update item_question',
    'insert ledger_posting',
    'insert ledger_line',
    'insert ledger_balance',
    'update ledger_balance',
    'insert unsealed_row',
  ],
  // The money waits for a second person, who is told.
  'second-person-needed': [
    'insert money_approval',
    'insert audit_entry',
    'insert unsealed_row',
    'insert outbox_event',
    'insert once_reply',
  ],
  // The attempt, and the reply of the service.
  'notice-not-sent': [
    'insert notice',
    'insert notice_delivery',
    'update notice_delivery',
    'update notice_device',
    'delete notice_device',
  ],
};

/**
 * A session that was seen, or an agent's phone that was heard, says nothing of the trade; the round that encrypts papers
 * falls between two looks.
 */
const always = new Set(['update session', 'insert phone_heard', 'update phone_heard', 'update picture']);

/** A call that was refused and changed something all the same. */
export function judgeWrites(exchanged: Exchanged, writes: ReadonlyMap<string, number>): Finding[] {
  if (exchanged === 'silent' || exchanged === 'closed') return [];
  const code = exchanged.headers.get(refusalHeader);
  if (exchanged.status < 400) return [];
  const may = new Set([...always, ...(code === undefined ? [] : (meant[code] ?? []))]);
  // The body broke off while the call was under way: the log has it, whether the answer came through or not.
  if (code === undefined) may.add('insert security_event');
  // A request that was claimed and given up again: nothing of it is left.
  if (writes.get('insert once_reply') === writes.get('delete once_reply'))
    for (const verb of ['insert', 'delete']) may.add(`${verb} once_reply`);
  const others = [...writes.keys()].filter((what) => !may.has(what)).toSorted();
  if (others.length === 0) return [];
  return [{ what: `refused with ${code ?? exchanged.status} and wrote`, detail: others.join(', ') }];
}
