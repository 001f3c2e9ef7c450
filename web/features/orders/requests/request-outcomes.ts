import * as z from 'zod/mini';
import type { QueryClient } from '@tanstack/react-query';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { listRequestId } from '#contract/orders/requests/ids.ts';
import { linkToken } from '#contract/orders/schema.ts';
import { refusalText } from '../refusal-text.ts';
import { pageLanguage } from '#web/lib/page/page-language.ts';
import type { WriteHandler } from '#web/offline/sending/sender.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { keepRequestKey } from './keys.ts';
import { requestsQueryKey } from './queries.ts';

const sent = z.object({ request: z.object({ id: listRequestId }), token: linkToken });

/** Handler of lists that are not typed and waited on this device. */
export function requestHandler(client: QueryClient): WriteHandler {
  return {
    taken: ({ owner }, reply) => {
      const read = sent.safeParse(reply);
      if (!read.success) return;
      const { request, token } = read.data;
      // An account finds its own again by itself, and leaves no key to the next person on the phone.
      if (owner === null) keepRequestKey({ id: request.id, token, owner });
      void client.invalidateQueries({ queryKey: requestsQueryKey });
      showToast({ title: requestsCopy[pageLanguage()].sent, tone: 'success' });
    },
    refused: ({ refusal }) => {
      const language = pageLanguage();
      showToast({
        title: requestsCopy[language].refused,
        description: refusalText(refusal ?? { code: null, sentence: '' }, language),
        tone: 'danger',
      });
    },
  };
}
