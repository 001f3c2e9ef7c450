import { useQuery } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import { previewClosure } from '#contract/orders/closures/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

/** Orders and people that a closure of these days would touch now. */
export function useClosurePreview(days: SentTo<typeof previewClosure>, areDays: boolean) {
  return useQuery({ ...apiQuery(previewClosure, days), enabled: areDays, staleTime: 0 });
}
