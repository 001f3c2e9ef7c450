import { expect, test } from 'vitest';
import { showMyApplication } from '#contract/agents/endpoints.ts';
import { listBoard } from '#contract/orders/endpoints.ts';
import { newQueryClient } from '#web/data/query-client.ts';
import { refreshLists, refreshOrders, refreshWaitingLists } from './queries.ts';
import { listCountQuery, listQueueQuery } from './admin/lists/queries.ts';

function shownOf(...names: string[]) {
  const client = newQueryClient();
  for (const name of names) client.setQueryData([name, {}], 'as it was');
  const asksAgain = () => names.filter((name) => client.getQueryState([name, {}])?.isInvalidated === true);
  return { client, asksAgain };
}

test('news of an agent, who may have been moved to another city, asks for their own work anew', () => {
  const { client, asksAgain } = shownOf(listBoard.name, showMyApplication.name);
  refreshLists(client);
  expect(asksAgain()).toEqual([listBoard.name, showMyApplication.name]);
});

test('news of an order leaves the work of its agent as it is', () => {
  const { client, asksAgain } = shownOf(listBoard.name, showMyApplication.name);
  refreshOrders(client, 'MW-23456789');
  expect(asksAgain()).toEqual([listBoard.name]);
});

test('the queue of lists that are not typed is asked for anew by news of one, and not of every order', () => {
  const client = newQueryClient();
  const keys = [listQueueQuery({}).queryKey, listCountQuery({ city: 'kano' }).queryKey];
  client.setQueryData(listQueueQuery({}).queryKey, { requests: [], waiting: 0 });
  client.setQueryData(listCountQuery({ city: 'kano' }).queryKey, { waiting: 0 });
  const invalidated = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
  refreshOrders(client, 'MW-23456789');
  refreshLists(client);
  expect(invalidated()).toEqual([false, false]);
  refreshWaitingLists(client);
  expect(invalidated()).toEqual([true, true]);
});
