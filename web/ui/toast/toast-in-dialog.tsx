import { useState, useSyncExternalStore } from 'react';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '../buttons/button.tsx';
import { Alert } from '../states/alert.tsx';
import { dismissToast, onToastChange, toastOverPage } from './toast-store.ts';

/** A failure in an open sheet or dialog, once more in front of it: the page's toast lies behind it, unseen and unheard. */
export function ToastInDialog() {
  const { toasts } = useCopy().shell;
  const toast = useSyncExternalStore(onToastChange, toastOverPage, () => undefined);
  const [before] = useState(() => toastOverPage()?.id);
  if (toast?.tone !== 'danger' || toast.id === before) return null;
  const { id, title, description } = toast;
  return (
    <div className="toasts">
      <Alert tone="danger" title={title}>
        {description}
        <Button variant="quiet" size="small" className="-ms-3 block" onClick={() => dismissToast(id)}>
          {toasts.close}
        </Button>
      </Alert>
    </div>
  );
}
