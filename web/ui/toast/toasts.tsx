import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { currentToast, dismissToast, onToastChange, type ShownToast } from './toast-store.ts';

/** Toasts appear one at a time, for five seconds (ten with an action), or until swiped away to the right. */
export function Toasts() {
  const { toasts } = useCopy().shell;
  const toast = useSyncExternalStore(onToastChange, currentToast, () => undefined);
  return (
    <Radix.Provider label={toasts.one} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && <OneToast key={toast.id} toast={toast} closeLabel={toasts.close} />}
      <Radix.Viewport className="toasts" hotkey={['F8']} label={`${toasts.all} ({hotkey})`} />
    </Radix.Provider>
  );
}

function OneToast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const { id, title, description, tone = 'plain', action } = toast;
  return (
    <Radix.Root
      className={classNames('toast', tone !== 'plain' && `toast-${tone}`)}
      type={tone === 'danger' ? 'foreground' : 'background'}
      // Reading it and thinking better of it takes longer than reading it.
      {...(action && { duration: 10_000 })}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
    >
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-bold">{title}</Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action className="button button-quiet -my-2" altText={action.label} onClick={action.run}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className="button button-icon -my-2" aria-label={closeLabel}>
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}
