import type { NoticePayload } from '#contract/notifications/payload.ts';
import { mostPlainBytes } from './web-push/encryption.ts';

const longestTitle = 120;

/**
 * The same notice, small enough for a push. What a person misses least goes first: the end of the body, the end of
 * the title, and last the buttons, without which the notice still opens its page.
 */
export function fitPayload(payload: NoticePayload): NoticePayload {
  const short = shortened(payload, 'body', fits);
  if (fits(short)) return short;
  const titled = shortened(short, 'title', ({ notification: { title } }) => title.length <= longestTitle);
  if (fits(titled)) return titled;
  const { actions: _actions, answer: _answer, ...data } = titled.data;
  const bare = { ...titled, data };
  if (!fits(bare)) throw new Error(`a notice of ${payload.data.kind} does not fit into a push`);
  return bare;
}

function fits(payload: NoticePayload): boolean {
  return Buffer.byteLength(JSON.stringify(payload)) <= mostPlainBytes;
}

/** As much of the text as will do, cut between what people see as signs; all of it where that does already. */
function shortened(
  payload: NoticePayload,
  part: 'title' | 'body',
  willDo: (payload: NoticePayload) => boolean,
): NoticePayload {
  if (willDo(payload)) return payload;
  const signs = Array.from(
    new Intl.Segmenter().segment(payload.notification[part]),
    ({ segment }) => segment,
  );
  const cut = (count: number): NoticePayload => {
    const text = `${signs.slice(0, count).join('').trimEnd()}…`;
    return { ...payload, notification: { ...payload.notification, [part]: text } };
  };
  let [most, tooMany] = [0, signs.length];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (willDo(cut(middle))) most = middle;
    else tooMany = middle;
  }
  return cut(most);
}
