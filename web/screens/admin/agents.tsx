import { adminCopy } from '#contract/copy/admin.ts';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].frame.links.agents} · ${cachedSetting(client, 'business_name')}`,
  }),
};

export default function Agents() {
  const { frame, notOpen } = useCatalogue(adminCopy);
  return (
    <Page title={frame.links.agents}>
      <EmptyState title={notOpen.agents.title} text={notOpen.agents.text} />
    </Page>
  );
}
