export function BagLetter({ letter, label }: { letter: string; label?: string }) {
  return (
    <span
      className="grid size-9 shrink-0 place-items-center rounded-md bg-garri text-lg font-extrabold text-on-garri"
      aria-label={label}
      role={label === undefined ? undefined : 'img'}
    >
      {letter}
    </span>
  );
}
