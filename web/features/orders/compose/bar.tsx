import type { ComponentProps } from 'react';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** The one next thing to do, always within reach of the thumb. */
export function ComposerBar(button: Pick<ComponentProps<typeof Button>, 'isBusy' | 'onClick' | 'children'>) {
  const isInstalled = useAppContext().displayMode === 'installed';
  return (
    <div
      className={classNames(
        'bottom-bar -mx-[min(1rem,5.4vw)] border-t border-line bg-paper px-[min(1rem,5.4vw)] pt-3',
        isInstalled ? 'bottom-15 pb-3' : 'pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      )}
    >
      <Button size="large" isWide {...button} />
    </div>
  );
}
