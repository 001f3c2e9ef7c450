import { customerCopy } from '#contract/copy/customer.ts';
import { paths } from '#contract/paths.ts';
import { NotOpenYet } from '../../features/settings/components/not-open-yet.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${customerCopy[language].dashboard.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

export default function Dashboard() {
  const { dashboard: words } = useCatalogue(customerCopy);
  return (
    <NotOpenYet title={words.notOpenTitle} text={words.notOpenText}>
      <ButtonLink variant="secondary" href={paths.profile}>
        {words.toProfile}
      </ButtonLink>
    </NotOpenYet>
  );
}
