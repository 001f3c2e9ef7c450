import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AgentForAdmin } from '#contract/agents/schema.ts';
import { verifyAgent } from '#contract/agents/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { issueFloat, listAgentsMoney } from '#contract/payments/agents/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { naira } from '#web/lib/format/money.ts';
import { ApiError, sentenceOf } from '#web/lib/network/api-error.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { agentsKey, useShowAgent } from '../queries.ts';

/** Verifies an applicant, then gives the first float; a float that fails leaves a verified agent, and that is said. */
export function useVerify({ userId, name }: AgentForAdmin, onClose: () => void) {
  const { agents: copy } = useCatalogue(adminCopy);
  const { errors } = useCopy();
  const client = useQueryClient();
  const requestId = useRequestIds();
  const failed = useFailure();
  const showAgent = useShowAgent();
  const give = async (kobo: number) => {
    const body = { agentId: userId, kobo, note: '' };
    await callServer(issueFloat, { clientRequestId: requestId(body), ...body });
  };
  return useMutation({
    networkMode: 'always',
    mutationFn: async (kobo: number) => {
      const agent = await callServer(verifyAgent, { userId });
      const failure = kobo === 0 ? undefined : await give(kobo).catch((error: unknown) => ({ error }));
      return { agent, failure };
    },
    onSuccess: ({ agent, failure }, kobo) => {
      showAgent(agent);
      void client.invalidateQueries({ queryKey: [listAgentsMoney.name] });
      onClose();
      if (failure !== undefined) {
        const description = sentenceOf(failure.error) ?? errors.noNetwork;
        return showToast({ title: copy.floatNotGiven(name), description, tone: 'danger' });
      }
      const title = kobo === 0 ? copy.done.verify(name) : copy.verifiedWith(name, naira(kobo));
      showToast({ title, tone: 'success' });
    },
    onError: (error) => {
      failed(error);
      if (!(error instanceof ApiError)) return;
      void client.invalidateQueries({ queryKey: agentsKey });
      onClose();
    },
  });
}
