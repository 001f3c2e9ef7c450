import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** It worked: said large, in the place of the form. */
export function DoneCard({ heading, text }: { heading: string; text: string }) {
  return (
    <Card>
      <div aria-live="polite" className="grid justify-items-center gap-3 py-6 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf-ink">
          <Icon name="check" size={36} />
        </span>
        <h2 className="text-2xl font-extrabold">{heading}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
    </Card>
  );
}
