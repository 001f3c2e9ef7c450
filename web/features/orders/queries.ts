import { queryOptions, useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { listAgents, listAgentsOnline, showCarrier, showMyApplication } from '#contract/agents/endpoints.ts';
import { positionEverySeconds } from '#contract/agents/schema.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { listClaimsWaiting } from '#contract/orders/claims/endpoints.ts';
import { listBoard, listMyOrders, previewCancel, showOrder, trackOrder } from '#contract/orders/endpoints.ts';
import type { Order } from '#contract/orders/schema.ts';
import { showListRequest } from '#contract/orders/requests/endpoints.ts';
import { shareOrder, watchOrder } from '#contract/orders/sharing/endpoints.ts';
import { listOpenQuestions } from '#contract/orders/shopping/endpoints.ts';
import { showHowPaid } from '#contract/payments/order-money/how-paid-endpoints.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { retriesGuess } from '#web/data/retries.ts';
import { knownOrder } from './my-orders/known-orders.ts';
import { hasCarrier } from './track/progress.ts';

export const pollMs = 15_000;

/** While the line is down the page asks for itself, as long as somebody looks at it. */
function pollWhile(live: LiveState): number | false {
  return live === 'down' ? pollMs : false;
}

// By a link or by four digits: a refusal counted as a guess.
const followed = { staleTime: 0, retry: retriesGuess } as const;

export function wholeOrderQuery(code: string, token: string | null) {
  return queryOptions({ ...apiQuery(showOrder, { code, token }), ...followed });
}

interface Viewer {
  token: string | null;
  userId: string | null;
  live: LiveState;
}

/** The whole order; what this device saw last stands until the answer comes. */
export function useWholeOrder(code: string, { token, userId, live }: Viewer) {
  const known = () => knownOrder(code, { userId, hasLink: token !== null });
  return useQuery({
    ...wholeOrderQuery(code, token),
    initialData: () => known()?.order,
    initialDataUpdatedAt: () => known()?.keptAt,
    refetchInterval: pollWhile(live),
  });
}

export function trackedOrderQuery(code: string, digits: string) {
  return queryOptions({ ...apiQuery(trackOrder, { code, digits }), ...followed });
}

/** Neither a tracker with digits nor a link for family gets events, so the order is polled until it is refused. */
function pollUntilRefused({ state: { error } }: { state: { error: Error | null } }): number | false {
  return error instanceof ApiError ? false : pollMs;
}

export function useTrackedOrder(code: string, digits: string) {
  return useQuery({ ...trackedOrderQuery(code, digits), refetchInterval: pollUntilRefused });
}

export function useWatchedOrder(code: string, key: string) {
  return useQuery({
    ...apiQuery(watchOrder, { code, key }),
    ...followed,
    refetchInterval: pollUntilRefused,
  });
}

/** The key does not change while the order goes on. */
export function watchKeyQuery(code: string, token: string | null) {
  return queryOptions({ ...apiQuery(shareOrder, { code, token }), retry: retriesGuess });
}

export function cancelPreviewQuery(code: string, token: string | null) {
  return queryOptions({ ...apiQuery(previewCancel, { code, token }), ...followed, gcTime: 0 });
}

/** This account's orders, a page at a time. */
export function useMyOrders(live: LiveState) {
  return useInfiniteQuery({
    queryKey: [listMyOrders.name],
    queryFn: ({ pageParam }) => callServer(listMyOrders, pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    refetchInterval: pollWhile(live),
  });
}

/** Carrier of the order; on the way to the door their position is polled as often as it can change. */
export function useCarrier(order: Order, token: string | null, live: LiveState) {
  return useQuery({
    ...apiQuery(showCarrier, { code: order.code, token }),
    ...followed,
    enabled: hasCarrier(order.status),
    refetchInterval: order.status === 'on_the_way' ? positionEverySeconds * 1000 : pollWhile(live),
  });
}

const listsOfOrders: ReadonlySet<unknown> = new Set([
  listMyOrders.name,
  listBoard.name,
  listClaimsWaiting.name,
  listAlarms.name,
  listAgentsOnline.name,
  listAgents.name,
  listOpenQuestions.name,
  showListRequest.name,
]);

/** Asks again for whatever shows many at once, the boards and lists, and for what an agent may have been changed in. */
export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => listsOfOrders.has(name) || name === showMyApplication.name,
  });
}

/** Under this key stand the lists that are not typed, in the office; only an event of one asks again for them. */
export const waitingListsKey = 'waitingLists';

export function refreshWaitingLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [waitingListsKey] });
}

/** Asks again for whatever shows this order; without a code, for whatever shows any. */
export function refreshOrders(client: QueryClient, code?: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) => {
      if (listsOfOrders.has(name)) return true;
      const isOfOne = name === showOrder.name || name === showCarrier.name || name === showHowPaid.name;
      return isOfOne && (code === undefined || isAbout(input, code));
    },
  });
}

function isAbout(input: unknown, code: string): boolean {
  return typeof input === 'object' && input !== null && 'code' in input && input.code === code;
}
