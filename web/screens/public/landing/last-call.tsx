import { paths } from '#contract/paths.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { buttonClass } from '#web/ui/buttons/button-look.ts';

/** At the end of the page, the same next step once more. */
export function LastCall() {
  const { landing } = useCopy();
  return (
    <section aria-labelledby="last-title" className="bg-leaf-soft">
      <div className="mx-auto grid max-w-[64rem] justify-items-center gap-3 px-4 py-14 text-center">
        <h2 id="last-title" className="text-2xl">
          {landing.last.title}
        </h2>
        <p>{landing.last.text}</p>
        <a href={paths.order} className={buttonClass({ size: 'large' }, 'mt-2')}>
          {landing.hero.order}
        </a>
      </div>
    </section>
  );
}
