/** Keys of the keyboard, each with its act. */
export function KeyList({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
      {Object.entries(keys).map(([key, does]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-grid min-w-10 justify-items-center rounded-md border border-line-strong bg-sunk px-2 py-1 font-extrabold">
              {key.length === 1 ? key.toUpperCase() : key}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
