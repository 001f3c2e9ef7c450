import { Spinner } from './spinner.tsx';

/** The loader of a whole screen. */
export function Loading({ label }: { label: string }) {
  return (
    <output className="loading">
      <span className="text-2xl text-leaf">
        <Spinner />
      </span>
      {label}
    </output>
  );
}
