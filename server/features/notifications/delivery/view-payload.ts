import { createHash } from 'node:crypto';
import type { Language } from '#contract/accounts/schema.ts';
import { answerWords, noticeWords } from '#contract/copy/notices.ts';
import { addressOf } from '#contract/endpoint.ts';
import type { NoticeFacts } from '#contract/notifications/facts.ts';
import { ruleOf } from '#contract/notifications/kinds.ts';
import { linkOf, outdatedTagOf, tagOf } from '#contract/notifications/links.ts';
import {
  noticeIcon,
  type NoticeAction,
  type NoticeAnswer,
  type PushMessage,
} from '#contract/notifications/payload.ts';
import { asSms } from '#contract/notifications/sms.ts';
import * as door from '#contract/orders/delivery/endpoints.ts';
import * as run from '#contract/orders/run/endpoints.ts';

export interface Seeing {
  deviceId: string;
  language: Language;
  publicUrl: string;
  /** Seconds for which it is worth delivering. */
  ttlSeconds: number;
}

/** A notice as one device gets it. */
export function viewPush(facts: NoticeFacts, seeing: Seeing): PushMessage {
  const { title, body } = noticeWords(facts, seeing.language);
  const [link, tag, outdated] = [linkOf(facts), tagOf(facts), outdatedTagOf(facts)];
  const answer = answerTo(facts, seeing.deviceId);
  const words = answerWords(facts.kind, seeing.language);
  const actions: NoticeAction[] = [
    { action: 'yes', title: words.yes },
    { action: 'no', title: words.no },
  ];
  return {
    payload: {
      notification: { title, body, icon: noticeIcon, tag },
      data: {
        link,
        tag,
        ...(outdated === undefined ? {} : { outdated }),
        kind: facts.kind,
        ...(answer === undefined ? {} : { actions: JSON.stringify(actions), answer: JSON.stringify(answer) }),
      },
      fcmOptions: { link: seeing.publicUrl + link },
    },
    ttlSeconds: seeing.ttlSeconds,
    urgency: ruleOf(facts.kind).urgency,
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  };
}

/** The text message of a notice, from whom it comes first; nothing where its kind has none. At its end stands what only that phone may read. */
export function viewSms(
  facts: NoticeFacts,
  language: Language,
  { business, end }: { business: string; end: string },
): string | undefined {
  const { sms } = noticeWords(facts, language);
  return sms === undefined ? undefined : asSms(`${business}: ${sms}`, end);
}

/** Request that the service worker posts for a yes or a no. */
function answerTo(facts: NoticeFacts, deviceId: string): NoticeAnswer | undefined {
  if (facts.kind === 'price-asked' || facts.kind === 'replacement-asked') {
    const { code, questionId } = facts;
    const { address } = addressOf(run.answerQuestion, { code, questionId });
    return { path: address, body: { clientRequestId: idOf(questionId, deviceId), token: null } };
  }
  if (facts.kind === 'new-time-offered') {
    const { address } = addressOf(run.answerNewTime, { code: facts.code });
    const clientRequestId = idOf(`${facts.code} ${facts.answerBy}`, deviceId);
    return { path: address, body: { clientRequestId, token: null } };
  }
  if (facts.kind === 'delivery-asked') {
    const { code, reportId } = facts;
    const { address } = addressOf(door.answerDelivery, { code, reportId });
    return { path: address, body: { clientRequestId: idOf(reportId, deviceId), token: null } };
  }
  return undefined;
}

/** The same however often a notice is sent to a device, so that a second tap there is the first one again. */
function idOf(asked: string, deviceId: string): string {
  const hex = createHash('sha256').update(`${asked}\n${deviceId}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4] ?? '8';
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
