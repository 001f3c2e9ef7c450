const standardIcon = '/icons/icon-192x192.png';

export interface Notice {
  title: string;
  options: NotificationOptions & { image?: string };
}

/**
 * What is shown of a message as FCM puts it into a push: `notification` where the sender filled it, else `data`, and
 * the link to open. Nothing where it says nothing.
 */
export function noticeOf(pushed: unknown, origin: string): Notice | undefined {
  const { notification, data, fcmOptions } = fields(pushed);
  const said = (name: string) => text(fields(notification)[name]) ?? text(fields(data)[name]);
  const title = said('title');
  if (title === undefined) return undefined;
  const [body, image, tag] = [said('body'), said('image'), said('tag')];
  const link = text(fields(fcmOptions)['link']) ?? text(fields(data)['link']) ?? said('click_action');
  return {
    title,
    options: {
      icon: said('icon') ?? standardIcon,
      data: { link: ownAddress(link, origin) },
      ...(body !== undefined && { body }),
      ...(image !== undefined && { image }),
      // One message a matter: a later one takes the place of the one before.
      ...(tag !== undefined && { tag }),
    },
  };
}

/** A message opens our own screens only. */
export function ownAddress(link: string | undefined, origin: string): string {
  if (link === undefined || !URL.canParse(link, origin)) return '/';
  const { origin: there, pathname, search, hash } = new URL(link, origin);
  return there === origin ? `${pathname}${search}${hash}` : '/';
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
