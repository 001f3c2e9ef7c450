import { expect, test } from 'vitest';
import { showMyApplication } from '#contract/agents/endpoints.ts';
import { listBoard } from '#contract/orders/endpoints.ts';
import { newQueryClient } from '#web/data/query-client.ts';
import { refreshLists, refreshOrders } from './queries.ts';

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
