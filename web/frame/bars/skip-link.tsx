import { useCopy } from '#web/lib/screen/app-context.tsx';

/** The first stop of a keyboard: past the bar, to the page. */
export function SkipLink() {
  const { shell } = useCopy();
  return (
    <a href="#main" className="skip-link">
      {shell.skipToContent}
    </a>
  );
}
