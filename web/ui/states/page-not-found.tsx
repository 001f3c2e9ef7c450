import type { PublicCopy } from '#contract/copy/public.ts';
import { paths } from '#contract/paths.ts';
import { LostGoat } from '#web/illustrations/lost-goat.tsx';
import type { Meta } from '#web/lib/screen/screen.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from './empty-state.tsx';

/** Metadata of a missing page, for people and search engines. */
export function pageNotFoundMeta({ notFound }: PublicCopy, business: string): Meta {
  return { title: `${notFound.heading} · ${business}`, description: notFound.text, status: 404 };
}

export function PageNotFound() {
  const { notFound, errors } = useCopy();
  return (
    <EmptyState
      picture={<LostGoat />}
      isWholeScreen
      title={notFound.heading}
      text={notFound.text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={paths.markets}>{notFound.toMarkets}</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            {errors.goHome}
          </ButtonLink>
        </div>
      }
    />
  );
}
