import { paths } from '#contract/paths.ts';
import { useCopy } from '../lib/surroundings.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

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
