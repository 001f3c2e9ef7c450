import { useCopy } from '../lib/surroundings.tsx';

/** The first stop of a keyboard: past the bar, to the page. */
export function SkipLink() {
  const { shell } = useCopy();
  return (
    <a href="#main" className="skip-link">
      {shell.skipToContent}
    </a>
  );
}
