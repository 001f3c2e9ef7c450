import { answerDelivery } from '#contract/orders/delivery/endpoints.ts';
import { answerNewTime, answerQuestion } from '#contract/orders/run/endpoints.ts';

const standardIcon = '/icons/icon-192x192.png';

/** Request of a notice’s button, without the yes or no itself. */
export interface Answer {
  path: string;
  body: { clientRequestId: string; token: null };
}

/** Data that a shown notice carries until it is touched. */
export interface Remembered {
  link: string;
  answer?: Answer;
}

export interface NoticeAction {
  action: 'yes' | 'no';
  title: string;
}

export interface Notice {
  title: string;
  /** Tag of another notice that this one makes untrue. */
  outdated?: string;
  // Pictures, buttons and ringing again are Chromium's, and TypeScript does not know them.
  options: Omit<NotificationOptions, 'data'> & {
    data: Remembered;
    image?: string;
    actions?: NoticeAction[];
    renotify?: boolean;
  };
}

/**
 * Notice in a push of FCM: `notification` where the sender filled it, else `data`, and the link to open. Undefined
 * where it has no text.
 */
export function noticeOf(pushed: unknown, origin: string): Notice | undefined {
  const { notification, data, fcmOptions } = fields(pushed);
  const textOf = (name: string) => text(fields(notification)[name]) ?? text(fields(data)[name]);
  const title = textOf('title');
  if (title === undefined) return undefined;
  const [body, image, tag] = [textOf('body'), textOf('image'), textOf('tag')];
  const outdated = text(fields(data)['outdated']);
  const link = text(fields(fcmOptions)['link']) ?? text(fields(data)['link']) ?? textOf('click_action');
  // A push carries texts only, so what is deeper comes as JSON.
  const answer = answerOf(parsed(fields(data)['answer']));
  const actions = answer === undefined ? [] : actionsOf(fields(data)['actions']);
  return {
    title,
    ...(outdated !== undefined && { outdated }),
    options: {
      icon: textOf('icon') ?? standardIcon,
      data: { link: ownAddress(link, origin), ...(answer !== undefined && { answer }) },
      ...(body !== undefined && { body }),
      ...(image !== undefined && { image }),
      // One message a matter: a later one takes the place of the one before, and is heard all the same.
      ...(tag !== undefined && { tag, renotify: true }),
      ...(actions.length > 0 && { actions }),
    },
  };
}

/** A message opens our own screens only. */
export function ownAddress(link: string | undefined, origin: string): string {
  if (link === undefined || !URL.canParse(link, origin)) return '/';
  const { origin: there, pathname, search, hash } = new URL(link, origin);
  return there === origin ? `${pathname}${search}${hash}` : '/';
}

/** Reads the data of a shown notice back. */
export function rememberedBy(data: unknown, origin: string): Remembered {
  const { link, answer } = fields(data);
  const cached = answerOf(answer);
  return { link: ownAddress(text(link), origin), ...(cached !== undefined && { answer: cached }) };
}

/** The calls that a yes or a no is for. A push may name one of these and no other, whoever sent it. */
const answerPaths = [answerQuestion, answerNewTime, answerDelivery].map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`),
);

/** The sender chooses only the id of the request; the rest of the body is ours. */
function answerOf(written: unknown): Answer | undefined {
  const { path, body } = fields(written);
  const [asked, clientRequestId] = [text(path), text(fields(body)['clientRequestId'])];
  if (asked === undefined || clientRequestId === undefined) return undefined;
  if (!answerPaths.some((known) => known.test(asked))) return undefined;
  return { path: asked, body: { clientRequestId, token: null } };
}

function actionsOf(written: unknown): NoticeAction[] {
  const all: unknown = parsed(written);
  if (!Array.isArray(all)) return [];
  return all.flatMap((one: unknown) => {
    const { action, title } = fields(one);
    const label = text(title);
    return label !== undefined && (action === 'yes' || action === 'no') ? [{ action, title: label }] : [];
  });
}

function parsed(written: unknown): unknown {
  try {
    return typeof written === 'string' ? JSON.parse(written) : undefined;
  } catch {
    return undefined;
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
