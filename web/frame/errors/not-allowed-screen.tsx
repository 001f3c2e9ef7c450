import { paths } from '#contract/paths.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

/** Signed in, but without the right for this page. */
export function NotAllowedScreen() {
  const { errors } = useCopy();
  return (
    <EmptyState
      isWholeScreen
      title={errors.notAllowedTitle}
      text={errors.notAllowedText}
      action={<ButtonLink href={paths.home}>{errors.goHome}</ButtonLink>}
    />
  );
}
