// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { serverAway } from '#contract/copy/failures.ts';
import { openScreen, type Answer } from '#test/opened-screen.tsx';
import { CouldNotLoad } from '#web/data/could-not-load.tsx';
import { meQuery } from './queries.ts';

const hotelsPage = '<html><body>Sign in to HotelNet</body></html>';

function WhoIsHere() {
  const query = useQuery({ ...meQuery, staleTime: 0, refetchOnMount: 'always', retry: false });
  if (query.isError) return <CouldNotLoad query={query} />;
  return <p>{query.isFetching ? 'asking' : query.data === null ? 'nobody' : 'somebody'}</p>;
}

async function shownAfter(answer: Answer): Promise<string> {
  const screen = await openScreen(<WhoIsHere />, { '/api/auth/me': answer });
  await screen.wait(20);
  const text = screen.text();
  await screen.close();
  return text;
}

it('a 401 means that no person is signed in, from any server', async () => {
  expect(await shownAfter({ status: 401, body: 'Sign in first.' })).toBe('nobody');
});

it('another failure of the auth check is said with its status, and without the page of a proxy', async () => {
  const text = await shownAfter({ status: 503, body: '<html><h1>503</h1></html>' });
  expect(text).toContain('Authentication failed: 503');
  expect(text).toContain(serverAway.pcm);
  expect(text).not.toContain('<');
});

it('a network that answers with its own page is told as our side being away, not as a broken reply', async () => {
  const text = await shownAfter({ status: 200, body: hotelsPage });
  expect(text).toContain('Authentication failed: 502');
  expect(text).not.toMatch(/HotelNet|JSON|Unexpected/);
});
