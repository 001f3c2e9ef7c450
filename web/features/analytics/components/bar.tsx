/** A share as a drawn bar; the figure beside it says the same in words. */
export function Bar({ part, of }: { part: number; of: number }) {
  const width = part === 0 ? 0 : Math.max(1, Math.round((part / of) * 100));
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full min-w-24">
      <rect width="100" height="8" rx="2" className="fill-line" />
      <rect width={width} height="8" rx="2" className="fill-leaf" />
    </svg>
  );
}
