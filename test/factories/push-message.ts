import { noticeIcon, type PushMessage } from '#contract/notifications/payload.ts';

/** A notice for one device: an agent is on the way, unless something else is said. */
export function pushMessage(given: { title?: string; body?: string; topic?: string } = {}): PushMessage {
  const {
    title = 'Your tings dey come',
    body = 'Musa don carry MW-7K2M9QXA',
    topic = 'order-7K2M9QXA',
  } = given;
  const tag = 'order:MW-7K2M9QXA';
  const link = '/track/MW-7K2M9QXA';
  return {
    payload: {
      notification: { title, body, icon: noticeIcon, tag },
      data: { link, tag, kind: 'order-on-the-way' },
      fcmOptions: { link: `https://market.test${link}` },
    },
    ttlSeconds: 3600,
    urgency: 'high',
    topic,
  };
}
