import type { NoticeKind } from './kinds.ts';

/** The default icon, as the specification names it. */
export const noticeIcon = '/icons/icon-192x192.png';

/** A button on the notification, under which a yes or a no goes out. */
export interface NoticeAction {
  action: 'yes' | 'no';
  title: string;
}

/** Request that the service worker sends as the answer; it adds `yes`, true or false, to the body. */
export interface NoticeAnswer {
  /** POST, same origin, with cookies. */
  path: string;
  body: { clientRequestId: string; token: null };
}

/** Payload of a push, the same for both channels. */
export interface NoticePayload {
  notification: { title: string; body: string; icon: string; tag: string };
  data: {
    /** A path of ours. */
    link: string;
    tag: string;
    /** Tag of another notice that is closed when this one is shown. */
    outdated?: string;
    kind: NoticeKind;
    /** JSON of `NoticeAction[]`. */
    actions?: string;
    /** JSON of `NoticeAnswer`. */
    answer?: string;
  };
  /** The same link, as an address in full. */
  fcmOptions: { link: string };
}

/** A notice on its way to one device. */
export interface PushMessage {
  payload: NoticePayload;
  ttlSeconds: number;
  urgency: 'high' | 'normal' | 'low';
  /** A later one of the same topic replaces this one where it still waits: at most 32 characters that an address may hold. */
  topic: string;
}
