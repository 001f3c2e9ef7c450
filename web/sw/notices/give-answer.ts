import { noticeAnsweredCopy } from '#contract/copy/notices/answered.ts';
import { forPersonHeader } from '#contract/installed/cache.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { cameOf, type Came } from './answer-outcome.ts';
import { storedChoices } from '../person/page-choices.ts';
import { forgetAnswer, keepAnswer, storedAnswers, type GivenAnswer } from './stored-answers.ts';
import type { Remembered } from './notice.ts';

declare const self: ServiceWorkerGlobalScope;

const patienceMs = 15_000;
const icon = '/icons/icon-192x192.png';

/** Sends a yes or no that was given on the notice, and shows in its place what came of it. */
export async function giveAnswer(given: GivenAnswer): Promise<void> {
  const came = await send(given);
  if (came.as !== 'later') return showOutcome(given, came);
  // Without a known person the answer is not stored: the order’s page takes it.
  const isCached = await keepAnswer(given).catch(() => false);
  await showOutcome(given, isCached ? came : { as: 'sign-in' });
}

/** Sends what waited for network, in its order; whoever called is to come again where it stayed away. */
export async function sendStoredAnswers(): Promise<void> {
  await navigator.locks.request('replay', async () => {
    for (const { id, owner, notice } of await storedAnswers()) {
      const came = await send(notice, { [forPersonHeader]: owner });
      // Behind a session that has ended it waits for its person to sign in again.
      if (came.as === 'sign-in') continue;
      if (came.as === 'later') throw new Error('the answers still wait');
      await forgetAnswer(id);
      await showOutcome(notice, came);
    }
  });
}

async function send(
  { answer, yes }: GivenAnswer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Came> {
  try {
    const response = await fetch(answer.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...answer.body, yes }),
      credentials: 'include',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) return { as: 'taken' };
    return cameOf(response.status, response.headers.get(refusalHeader), await response.text());
  } catch {
    return { as: 'later' };
  }
}

async function showOutcome({ yes, link, tag }: GivenAnswer, came: Came): Promise<void> {
  const [title, body] = await textFor(yes, came);
  const data: Remembered = { link };
  // The person is looking at it, so it need not ring again.
  await self.registration.showNotification(title, { body, icon, tag, silent: true, data });
}

async function textFor(yes: boolean, came: Came): Promise<readonly [title: string, text: string]> {
  const { language = 'pcm' } = (await storedChoices()) ?? {};
  const copy = noticeAnsweredCopy[language];
  switch (came.as) {
    case 'taken':
      return yes ? copy.yes : copy.no;
    case 'too-late':
      return copy.tooLate;
    case 'sign-in':
      return copy.signIn;
    case 'later':
      return copy.kept;
    case 'refused':
      return [copy.refused, came.sentence];
  }
}
