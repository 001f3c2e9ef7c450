import { customerCopy } from '#contract/copy/customer.ts';
import { NotOpenYet } from '../../features/settings/components/not-open-yet.tsx';
import { cachedSetting, useBusinessPhone } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${customerCopy[language].order.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

export default function Order() {
  const { order: words, byPhone } = useCatalogue(customerCopy);
  const canCall = useBusinessPhone() !== '';
  return (
    <NotOpenYet
      title={words.notOpenTitle}
      text={canCall ? `${words.notOpenText} ${byPhone}` : words.notOpenText}
    />
  );
}
