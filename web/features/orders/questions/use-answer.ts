import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerQuestion } from '#contract/orders/run/endpoints.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { callServer } from '#web/data/call-server.ts';
import { answerDelay, retriesAnswer } from '#web/data/retries.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { dropAnswer, givenAnswer, keepAnswer, type GivenAnswer } from './given-answers.ts';
import { refreshOrders, wholeOrderQuery } from '../queries.ts';

interface About {
  order: Order;
  token: string | null;
  question: ItemQuestion;
  onTaken: (yes: boolean) => void;
  onRefused: (error: ApiError) => void;
}

/** A yes or no, sent again and again with one id until the server has said something; a reload goes on with it. */
export function useAnswer({ order: { code }, token, question, onTaken, onRefused }: About) {
  const client = useQueryClient();
  const { mutate, isPending, failureCount, variables } = useMutation({
    networkMode: 'always',
    mutationFn: ({ yes, clientRequestId }: GivenAnswer) =>
      callServer(answerQuestion, { code, token, questionId: question.id, yes, clientRequestId }),
    // Its minutes run out: until the server has answered, with short waits.
    retry: retriesAnswer,
    retryDelay: answerDelay,
    onSuccess: (fresh: Order, { yes }) => {
      dropAnswer(question.id);
      client.setQueryData(wholeOrderQuery(code, token).queryKey, fresh);
      onTaken(yes);
    },
    onError: (error) => {
      dropAnswer(question.id);
      refreshOrders(client, code);
      if (error instanceof ApiError) onRefused(error);
    },
  });
  useEffect(() => {
    const given = givenAnswer(question.id);
    if (given !== undefined) mutate(given);
  }, [question.id, mutate]);
  const answer = (yes: boolean) => {
    const fresh = { questionId: question.id, yes, clientRequestId: newRequestId() };
    keepAnswer(fresh);
    mutate(fresh);
  };
  return { answer, isPending, isStruggling: isPending && failureCount > 0, chosen: variables?.yes };
}
