import { describe, expect, it } from 'vitest';
import { sendMessage } from '#contract/chat/endpoints.ts';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { countFloat } from '#contract/payments/agents/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { readRows } from '#web/offline/queue/action.ts';
import { goesByItself, thingsOf } from './writes.ts';

const refusal = { status: 409, code: 'out-of-turn', sentence: 'Not now' };
const base = { endpoint: '/api/somewhere', data: {}, timestamp: 1, owner: 'musa', refusal: null };

function thingsIn(...rows: object[]) {
  const { actions } = readRows(rows.map((row, place) => ({ ...base, id: place + 1, ...row })));
  return thingsOf(actions, waitingCopy.en, null);
}

describe('the list of unsent writes', () => {
  it('an agent’s step is listed by its order, and leads to the run or to the door', () => {
    const line = 'run:MW-ABCD2345';
    const [bought, handed] = thingsIn({ line, name: 'findItem' }, { line, name: 'deliverOrder' });
    expect(bought).toMatchObject({ kind: 'step', about: 'MW-ABCD2345', place: paths.agentRun });
    expect(handed?.place).toBe(paths.agentDoor('MW-ABCD2345'));
  });

  it('a float count is listed with its sum and its reason', () => {
    const data = { clientRequestId: 'x', countedKobo: 1_250_000, words: 'one note was torn' };
    expect(thingsIn({ name: countFloat.name, data })[0]).toMatchObject({
      kind: 'count',
      about: '₦12,500 · one note was torn',
      place: paths.agentShiftClose,
    });
  });

  it('an agent’s message is corrected in the run, where its writer is', () => {
    const about = { kind: 'order', code: 'MW-ABCD2345', token: null };
    const { actions } = readRows([
      { ...base, id: 1, name: sendMessage.name, data: { about, text: 'At the gate' } },
    ]);
    const [carries] = thingsOf(actions, waitingCopy.en, { role: 'agent' });
    expect(carries?.place).toBe(paths.runChat('MW-ABCD2345'));
    const [ordered] = thingsOf(actions, waitingCopy.en, { role: 'customer' });
    expect(ordered?.place).toBe(paths.orderChat('MW-ABCD2345'));
  });

  it('a message is listed by its text', () => {
    const data = { about: { kind: 'support' }, text: 'Good morning' };
    expect(thingsIn({ name: sendMessage.name, data })[0]).toMatchObject({
      kind: 'message',
      about: 'Good morning',
    });
  });

  it('a write without a known subject is listed all the same', () => {
    expect(thingsIn({ data: 'whatever' })[0]).toMatchObject({ kind: 'other', about: '', place: null });
  });

  it('a write waits behind a refused one of its own sequence, and behind no other', () => {
    const things = thingsIn(
      { line: 'run:MW-ABCD2345', name: 'findItem', refusal },
      { line: 'run:MW-ABCD2345', name: 'pickUpOrder' },
      { line: 'run:MW-WXYZ6789', name: 'findItem' },
    );
    expect(things.map(({ stands, behind }) => [stands, behind])).toEqual([
      ['refused', 1],
      ['held', 0],
      ['waits', 0],
    ]);
    expect(goesByItself(things)).toBe(false);
    expect(goesByItself(things.slice(2))).toBe(true);
  });
});
