import { useState, useSyncExternalStore } from 'react';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '../buttons/button.tsx';
import { Alert } from '../states/alert.tsx';
import { dismissToast, onToastChange, toastOverPage } from './toast-store.ts';

/**
 * A toast that tells of something else than was asked for, once more in front of an open sheet or dialog: the page's own
 * lies behind it, neither seen nor read aloud.
 */
export function ToastInDialog() {
  const { toasts } = useCopy().shell;
  const toast = useSyncExternalStore(onToastChange, toastOverPage, () => undefined);
  const [before] = useState(() => toastOverPage()?.id);
  if (toast === undefined || toast.tone === 'success' || toast.id === before) return null;
  const { id, tone, title, description } = toast;
  return (
    <div className="toasts">
      <Alert tone={tone === 'danger' ? 'danger' : 'info'} title={title}>
        {description}
        <Button variant="quiet" size="small" className="-ms-3 block" onClick={() => dismissToast(id)}>
          {toasts.close}
        </Button>
      </Alert>
    </div>
  );
}
