// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userId } from '#contract/accounts/schema.ts';
import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { anOrder } from '#test/factories/run-items.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { newQueryClient } from '#web/data/query-client.ts';
import { rememberMe } from '#web/features/accounts/queries.ts';
import { addStep, receiveRun } from '#web/features/run/run-store.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { HandOverWays } from './hand-over-ways.tsx';

const { door } = agentCopy.pcm;
const { door: copy } = stopCopy.pcm;
const agent = {
  id: userId.parse('01900000-0000-7000-8000-000000000005'),
  username: 'musa',
  name: null,
  phone: null,
  role: 'agent' as const,
  isGodMode: false,
  permissions: [],
};
const parcel = anOrder({ status: 'on_the_way' });

let screen: OpenedScreen;
afterEach(() => screen.close());

it('an agent whose PIN is being checked can leave the parcel with no photo meanwhile', async () => {
  const client = newQueryClient();
  rememberMe(client, agent);
  const asOf = '2026-03-04T09:00:00.000Z';
  receiveRun(agent.id, { orders: [parcel], floatKobo: null, asOf }, { isCached: false });
  screen = await openScreen(
    <QueryClientProvider client={client}>
      <HandOverWays order={parcel} />
    </QueryClientProvider>,
  );
  expect(screen.labels()).toContain(copy.ways.photo);
  const stamp = { clientRequestId: newRequestId(), doneAt: asOf, code: parcel.code };
  const input = { ...stamp, pin: '4711', photoId: null, typedOffline: false, cash: null };
  await act(async () => addStep({ name: 'deliverOrder', input }, new Promise(() => {})));
  await expect
    .poll(async () => {
      await screen.wait(20);
      return screen.labels();
    })
    .not.toContain(copy.ways.photo);
  expect(screen.text()).toContain(door.checking);
});
