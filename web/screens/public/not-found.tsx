import { PageNotFound, pageNotFoundMeta } from '#web/ui/states/page-not-found.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';

export const page: ScreenPage = {
  meta: ({ copy, client }) => pageNotFoundMeta(copy, cachedSetting(client, 'business_name')),
};

/** No screen and no market stands at this address. */
export default PageNotFound;
