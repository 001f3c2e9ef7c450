import { naira } from '#web/lib/format/money.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Money that came or went: the sign says which, and the colour says it again. */
export function SignedMoney({ kobo }: { kobo: number }) {
  return (
    <span className={classNames('whitespace-nowrap font-extrabold', kobo > 0 && 'text-leaf-ink')}>
      {kobo > 0 ? `+${naira(kobo)}` : naira(kobo)}
    </span>
  );
}
