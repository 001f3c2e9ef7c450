// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { agentCopy } from '#contract/copy/agent.ts';
import { pidgin } from '#contract/copy/public/pcm.ts';
import { dayAfter, lagosClock } from '#contract/time.ts';
import { openScreen, type Answer, type OpenedScreen } from '#test/opened-screen.tsx';
import { MyHours } from './my-hours.tsx';

const { hours: copy } = agentCopy.pcm;
const day = dayAfter(lagosClock(new Date()).date, 2);
const utako = { marketId: '01900000-0000-7000-8000-000000000001', marketName: 'Utako Market', day };
const wuse = { marketId: '01900000-0000-7000-8000-000000000002', marketName: 'Wuse Market', day };

let screen: OpenedScreen | undefined;

afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

const answerOf = (body: object): Answer => ({ status: 200, body: JSON.stringify(body) });

async function openHours(first: Answer) {
  const answers = { '/api/agent/hours': first };
  screen = await openScreen(<MyHours />, answers);
  await screen.wait(30);
  return { ...screen, answer: (next: Answer) => void (answers['/api/agent/hours'] = next) };
}

it('hours that are on their way are said to be loading', async () => {
  const { text } = await openHours('never answers');
  expect(text()).toContain(pidgin.shell.loading);
});

it('hours that could not be read say so, and are read again at a tap', async () => {
  const { text, tap, answer } = await openHours({ status: 400, body: 'Something is wrong with that.' });
  expect(text()).toContain(pidgin.errors.couldNotLoad);
  answer(answerOf({ own: [{ ...utako, hours: [10] }], givenUp: [], open: [] }));
  await tap(pidgin.errors.tryAgain);
  expect(text()).toContain('Utako Market');
  expect(text()).not.toContain(pidgin.errors.couldNotLoad);
});

it('an hour that the agent gave up at another market cannot be ticked, and says where to ask', async () => {
  const open = [{ ...utako, hours: [10, 11, 12] }];
  const own = [{ ...wuse, hours: [11] }];
  const { text, tap } = await openHours(answerOf({ own, givenUp: [{ ...wuse, hours: [10] }], open }));
  await tap(copy.change);
  expect(text()).toContain(copy.gaveUp('Wuse Market'));
  expect(text()).toContain(copy.elsewhere('Wuse Market'));
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map(({ disabled, checked }) => ({ disabled, checked }))).toEqual([
    { disabled: true, checked: false },
    { disabled: true, checked: false },
    { disabled: false, checked: false },
  ]);
});

it('a box that is ticked shows it at once, and as long as the answer is on its way', async () => {
  const { tap, answer, wait } = await openHours(
    answerOf({ own: [], givenUp: [], open: [{ ...utako, hours: [10] }] }),
  );
  await tap(copy.choose);
  answer('never answers');
  const box = document.querySelector<HTMLInputElement>('input[type=checkbox]');
  act(() => box?.click());
  expect(box?.checked).toBe(true);
  await wait(30);
  expect(box?.checked).toBe(true);
});

it('an hour of the office that the agent gave up can be taken again at its own market', async () => {
  const { text, tap } = await openHours(
    answerOf({ own: [], givenUp: [{ ...utako, hours: [10] }], open: [{ ...utako, hours: [10] }] }),
  );
  await tap(copy.choose);
  expect(text()).not.toContain(copy.gaveUp('Utako Market'));
  expect(document.querySelector<HTMLInputElement>('input[type=checkbox]')?.disabled).toBe(false);
});
