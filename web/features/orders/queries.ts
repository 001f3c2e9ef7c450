import { queryOptions, useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { listAgents, listAgentsOnline, showCarrier } from '#contract/agents/endpoints.ts';
import { positionEverySeconds } from '#contract/agents/schema.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { listClaimsWaiting } from '#contract/orders/claims/endpoints.ts';
import { listBoard, listMyOrders, previewCancel, showOrder, trackOrder } from '#contract/orders/endpoints.ts';
import type { Order } from '#contract/orders/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { retriesRead } from '#web/data/query-client.ts';
import { knownOrder } from './my-orders/known-orders.ts';
import { hasCarrier } from './track/progress.ts';

export const pollMs = 15_000;

/** While the line is down the page asks for itself, as long as somebody looks at it. */
function pollWhile(live: LiveState): number | false {
  return live === 'down' ? pollMs : false;
}

/** A refusal is an answer: asking again would count as another guess. */
const followed = {
  staleTime: 0,
  retry: (failures: number, error: Error) => !(error instanceof ApiError) && retriesRead(failures, error),
} as const;

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

/** Nobody tells a code and four digits what happens: they ask. */
export function useTrackedOrder(code: string, digits: string) {
  return useQuery({
    ...trackedOrderQuery(code, digits),
    refetchInterval: (query) => (query.state.error instanceof ApiError ? false : pollMs),
  });
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

export function useBoard(live: LiveState) {
  return useQuery({ ...apiQuery(listBoard, {}), staleTime: 0, refetchInterval: pollWhile(live) });
}

/** Who brings the order; on the way to the door their position is asked for as often as it can change. */
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
]);

/** Asks again for whatever shows many at once: the boards and lists. */
export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => listsOfOrders.has(name) });
}

/** Asks again for whatever shows this order; without a code, for whatever shows any. */
export function refreshOrders(client: QueryClient, code?: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) => {
      if (listsOfOrders.has(name)) return true;
      const isOfOne = name === showOrder.name || name === showCarrier.name;
      return isOfOne && (code === undefined || isAbout(input, code));
    },
  });
}

function isAbout(input: unknown, code: string): boolean {
  return typeof input === 'object' && input !== null && 'code' in input && input.code === code;
}
