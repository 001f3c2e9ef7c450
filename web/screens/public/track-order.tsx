import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { readOrderCode } from '#contract/orders/code.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { OrderNotFound } from '#web/features/orders/track/not-found.tsx';
import { OwnOrder } from '#web/screens/public/track-order/own-order.tsx';
import { TrackByDigits } from '#web/screens/public/track-order/by-digits.tsx';
import { WatchedOrder } from '#web/screens/public/track-order/watched-order.tsx';
import { useSecretLink } from '#web/features/orders/access/use-secret-link.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage, ScreenProps } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client, params }) => ({
    title: `${trackingCopy[language].page.title(codeIn(params) ?? '')} · ${cachedSetting(client, 'business_name')}`,
  }),
};

function codeIn(params: Readonly<Record<string, string>>): string | undefined {
  return readOrderCode(params['code'] ?? '');
}

/** One order, as much of it as whoever opened this page may see. */
export default function TrackOrder({ params }: ScreenProps) {
  const copy = useCatalogue(trackingCopy);
  const isSignedIn = Boolean(useMe());
  const code = codeIn(params);
  const back = isSignedIn
    ? { href: paths.myOrders, label: copy.page.all }
    : { href: paths.track, label: copy.page.other };
  return (
    <Page back={back}>{code === undefined ? <OrderNotFound /> : <Opened key={code} code={code} />}</Page>
  );
}

function Opened({ code }: { code: string }) {
  const link = useSecretLink(code);
  const me = useMe();
  const { digits, watchKey } = useBrought();
  if (me === undefined) return null;
  if (watchKey !== null && !link.isHeld) return <WatchedOrder code={code} watchKey={watchKey} />;
  // Digits were asked for where the link in the address did not open it.
  const isOwn = link.isHeld || (digits === null && (link.token !== null || me !== null));
  return isOwn ? <OwnOrder code={code} link={link} me={me} /> : <TrackByDigits code={code} digits={digits} />;
}

const brought = z.object({ digits: z.optional(z.string()), watchKey: z.optional(z.string()) });

/**
 * Digits typed on the page before, or the key of a link for family, stored in the history entry, where they survive a
 * reload and reach no server.
 */
function useBrought(): { digits: string | null; watchKey: string | null } {
  const state = brought.safeParse(useHistoryState()).data;
  return { digits: state?.digits || null, watchKey: state?.watchKey || null };
}
