import { queryOptions } from '@tanstack/react-query';
import { listTakings, showBooks, showProfit } from '#contract/payments/books/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

export const booksQuery = queryOptions({ ...apiQuery(showBooks, {}), staleTime: 0 });

export function profitQuery(days: { from: string; to: string }) {
  return queryOptions({ ...apiQuery(showProfit, days), staleTime: 0 });
}

export function takingsQuery(days: { from: string; to: string }) {
  return queryOptions({ ...apiQuery(listTakings, days), staleTime: 0 });
}
