import { orderCopy } from '#contract/copy/order.ts';
import { Composer } from '#web/features/orders/compose/composer.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${orderCopy[language].title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** One page from a list to an order: write, check, say where to, agree, place. */
export default function Order() {
  const words = useCatalogue(orderCopy);
  return (
    <div className="page">
      <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          <h1>{words.title}</h1>
          <p className="mt-2 text-ink-soft">{words.lead}</p>
        </div>
        <Composer />
      </div>
    </div>
  );
}
