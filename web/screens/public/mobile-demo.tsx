import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';

export const page: ScreenPage = {
  meta: ({ copy, client }) => ({
    title: `${copy.mobileDemo.title} · ${cachedSetting(client, 'business_name')}`,
    description: copy.mobileDemo.text,
  }),
};

/** The product itself inside a phone's frame, for those who stand at a desk. */
export default function MobileDemo() {
  const { mobileDemo } = useCopy();
  return (
    <main id="main" className="mx-auto grid max-w-4xl justify-items-center gap-6 px-4 py-8 md:grid-cols-2">
      <div className="grid gap-3 self-center text-center md:text-left">
        <h1 className="text-3xl">{mobileDemo.heading}</h1>
        <p className="text-ink-soft">{mobileDemo.text}</p>
        <p>
          <Link className="link" href={paths.home}>
            {mobileDemo.back}
          </Link>
        </p>
      </div>
      <div className="overflow-hidden rounded-[2.5rem] border-[0.75rem] border-ink bg-paper shadow-lg">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the product itself */}
        <iframe
          title={mobileDemo.frame}
          src={paths.home}
          className="block h-[min(46rem,80dvh)] w-[22.5rem] max-w-[calc(100vw-4.5rem)]"
        />
      </div>
    </main>
  );
}
