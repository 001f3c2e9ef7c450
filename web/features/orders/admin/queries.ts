import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { showOrderForOffice } from '#contract/admin/endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { listBoard, showOrder } from '#contract/orders/endpoints.ts';
import {
  changeOrderView,
  deleteOrderView,
  handleOrders,
  listOrders,
  listOrderViews,
  saveOrderView,
} from '#contract/orders/admin/endpoints.ts';
import type { AdminOrder, OrderFilter, OrderView } from '#contract/orders/admin/schema.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { useWrite } from '#web/data/use-write.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { pollMs, refreshOrders } from '../queries.ts';
import { type InCity, useInCity } from '#web/lib/screen/office-city.ts';

export function useBoard(live: LiveState) {
  const query = apiQuery(listBoard, useInCity());
  return useQuery({ ...query, staleTime: 0, refetchInterval: live === 'down' ? pollMs : false });
}

/** All orders under a filter, a page after the other; kept under the board's name it is asked again as the board is. */
export function adminOrdersQuery(filter: OrderFilter & InCity) {
  return infiniteQueryOptions({
    queryKey: [listBoard.name, listOrders.name, filter] as const,
    queryFn: ({ pageParam }) =>
      callServer(listOrders, { ...filter, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Each once: one that changed its place meanwhile may stand on two pages. */
export function adminOrdersOf(pages: readonly ReplyOf<typeof listOrders>[]): AdminOrder[] {
  return [...new Map(pages.flatMap(({ orders }) => orders).map((order) => [order.code, order])).values()];
}

/** An order with everything that the office may know; kept under the order's name it is asked again as the order is. */
export function adminOrderQuery(code: OrderCode) {
  return queryOptions({
    queryKey: [showOrder.name, { code, by: showOrderForOffice.name }] as const,
    queryFn: () => callServer(showOrderForOffice, { code }),
    staleTime: 0,
  });
}

export const orderViewsQuery = apiQuery(listOrderViews, {});

function useShowViews() {
  const client = useQueryClient();
  return (change: (views: OrderView[]) => OrderView[]) => {
    client.setQueryData(orderViewsQuery.queryKey, (views) => views && change(views));
    void client.invalidateQueries({ queryKey: orderViewsQuery.queryKey });
  };
}

export function useSaveView() {
  const show = useShowViews();
  return useWrite(saveOrderView, (view) =>
    show((views) => [...views.filter(({ id }) => id !== view.id), view]),
  );
}

export function useChangeView() {
  const show = useShowViews();
  return useWrite(changeOrderView, (view) =>
    show((views) => views.map((stored) => (stored.id === view.id ? view : stored))),
  );
}

export function useDeleteView() {
  const show = useShowViews();
  return useWrite(deleteOrderView, (_done, { viewId }) =>
    show((views) => views.filter(({ id }) => id !== viewId)),
  );
}

export function useHandleOrders() {
  const client = useQueryClient();
  return useWrite(handleOrders, () => refreshOrders(client));
}
