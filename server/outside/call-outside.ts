import { countOutside } from '../metrics/outside.ts';

/** A call to somebody else's service, counted by whether anything came of it. */
export async function callOutside<Answer>(
  service: string,
  call: () => Promise<Answer>,
  isAnswer: (answer: Answer) => boolean,
): Promise<Answer> {
  try {
    const answer = await call();
    countOutside(service, isAnswer(answer));
    return answer;
  } catch (error) {
    countOutside(service, false);
    throw error;
  }
}
