import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reportMessage } from '#contract/chat/endpoints.ts';
import { reportReasons, type About, type Conversation, type ReportReason } from '#contract/chat/schema.ts';
import { talkCopy } from '#contract/copy/chat/talk.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useWrite } from '#web/data/use-write.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { conversationQuery } from './query.ts';

const mostOffered = 20;
const mostSigns = 60;

interface Props {
  about: About;
  conversation: Conversation;
  onDone: () => void;
  onBack: () => void;
}

/** Report of a message with a reason; the other side is not notified. */
export function ReportForm({ about, conversation, onDone, onBack }: Props) {
  const { report: copy, menu, list } = useCatalogue(talkCopy);
  const offered = reportable(conversation);
  const [number, setNumber] = useState(offered[0]?.number);
  const [reason, setReason] = useState<ReportReason>('rude');
  const [details, setDetails] = useState('');
  const [isSent, setSent] = useState(false);
  const isMissing = reason === 'other' && details.trim() === '';
  const report = useReport(about, onDone);
  if (number === undefined) return <p>{copy.nothing}</p>;
  const send = () => {
    setSent(true);
    if (!isMissing) report.send({ about, number, reason, words: details });
  };
  return (
    <Form className="grid gap-4" onSubmit={send}>
      <p>{menu.reportText}</p>
      <Select
        label={copy.which}
        value={String(number)}
        onChange={({ target }) => setNumber(Number(target.value))}
      >
        {offered.map((message) => (
          <option key={message.number} value={message.number}>
            {timeOf(message.at)} · {message.text.slice(0, mostSigns) || list.photoTitle}
          </option>
        ))}
      </Select>
      <Choice
        legend={copy.why}
        name="reason"
        options={reportReasons.map((value) => ({ value, label: copy.reasons[value] }))}
        chosen={reason}
        onChoose={setReason}
      />
      <TextArea
        label={copy.other}
        rows={2}
        maxLength={500}
        value={details}
        error={isSent && isMissing ? copy.otherRefused : undefined}
        onChange={({ target }) => setDetails(target.value)}
      />
      <Button type="submit" size="large" isBusy={report.isPending}>
        {report.isPending ? copy.pending : copy.send}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {menu.back}
      </Button>
    </Form>
  );
}

/** Messages of others that this side has not reported, newest first. */
function reportable({ messages }: Conversation) {
  return messages
    .filter(
      ({ isMine, from, removed, isReported }) =>
        !isMine && from !== 'house' && removed === null && !isReported,
    )
    .toReversed()
    .slice(0, mostOffered);
}

function useReport(about: About, onDone: () => void) {
  const { report: copy } = useCatalogue(talkCopy);
  const client = useQueryClient();
  const viewer = useMe()?.id ?? null;
  const failed = useFailure();
  const write = useWrite(reportMessage, (_done, { number }) => {
    client.setQueryData(conversationQuery(about, viewer).queryKey, (now) => {
      if (now === undefined) return now;
      const isReported = { isReported: true };
      const messages = now.messages.map((one) => (one.number === number ? { ...one, ...isReported } : one));
      return { ...now, messages };
    });
    showToast({ title: copy.done, description: copy.doneText, tone: 'success' });
    onDone();
  });
  return {
    isPending: write.isPending,
    send: (input: Parameters<typeof write.mutate>[0]) => write.mutate(input, { onError: failed }),
  };
}
