import { useState } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { longestAnswer } from '#contract/orders/requests/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useAnswerRequest, type OwnRequest } from '../queries.ts';

/** The questions of staff about a list, and its sender's answers. */
export function RequestQuestions({ own, onChanged }: { own: OwnRequest; onChanged: () => void }) {
  const { card: copy } = useCatalogue(requestsCopy);
  return own.request.questions.map(({ question, answer, askedAt }) => (
    <div key={askedAt} className="grid gap-2">
      <p className="font-bold wrap-anywhere whitespace-pre-wrap">{question}</p>
      {answer !== null ? (
        <p className="wrap-anywhere whitespace-pre-wrap">
          {copy.answered} {answer}
        </p>
      ) : (
        own.request.state === 'asked' && <AnswerBox own={own} onChanged={onChanged} />
      )}
    </div>
  ));
}

function AnswerBox({ own: { request, token }, onChanged }: { own: OwnRequest; onChanged: () => void }) {
  const { card: copy } = useCatalogue(requestsCopy);
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const write = useAnswerRequest(onChanged);
  const requestIdOf = useRequestIds();
  const failed = useFailure();
  const send = () => {
    setTried(true);
    if (answer.trim() === '') return;
    const body = { requestId: request.id, token, answer };
    write.mutate(
      { clientRequestId: requestIdOf(body), ...body },
      {
        onError: (error) => {
          failed(error);
          onChanged();
        },
      },
    );
  };
  return (
    <>
      <TextArea
        label={copy.answer}
        rows={2}
        maxLength={longestAnswer}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={isTried && answer.trim() === '' ? copy.answerRefused : undefined}
      />
      <Button isBusy={write.isPending} onClick={send}>
        {copy.sendAnswer}
      </Button>
    </>
  );
}
