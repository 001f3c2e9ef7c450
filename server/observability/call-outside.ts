import { countOutside } from '../metrics/outside.ts';
import { spanKinds } from '../traces/span.ts';
import { inSpan } from '../traces/traces.ts';

/** A call to somebody else's service, counted by whether anything came of it; where a trace is kept it is told of it. */
export function callOutside<Answer>(
  service: string,
  call: (traceparent: Readonly<Record<string, string>>) => Promise<Answer>,
  isAnswer: (answer: Answer) => boolean,
): Promise<Answer> {
  return inSpan(
    { name: `call ${service}`, kind: spanKinds.client, attributes: { 'peer.service': service } },
    async (traceparent) => {
      try {
        const answer = await call(traceparent);
        countOutside(service, isAnswer(answer));
        return answer;
      } catch (error) {
        countOutside(service, false);
        throw error;
      }
    },
  );
}
