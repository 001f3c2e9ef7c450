import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

const looks = {
  leaf: 'border-leaf bg-leaf-soft text-leaf-ink',
  garri: 'border-garri bg-garri-soft text-garri-ink',
  pepper: 'border-pepper bg-pepper-soft text-pepper-ink',
};

interface Props {
  tone: keyof typeof looks;
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

/** Result of a payment, with the next step. */
export function PaymentStateCard({ tone, icon, title, text, children }: Props) {
  return (
    <>
      <section className={classNames('grid gap-3 rounded-lg border-2 p-5', looks[tone])} aria-live="polite">
        <h2 className="flex items-start gap-2">
          <Icon name={icon} size={28} />
          {title}
        </h2>
        <p>{text}</p>
      </section>
      <div className="grid gap-3">{children}</div>
    </>
  );
}
