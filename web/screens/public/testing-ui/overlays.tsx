import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Shelf, type Theme } from './shelf.tsx';

type Open = 'dialog' | 'sheet' | 'confirm' | null;

export function Overlays({ theme }: { theme: Theme }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Shelf title="Overlays" theme={theme}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Button variant="quiet" onClick={() => showToast({ title: 'Saved' })}>
          Toast
        </Button>
        <Button
          variant="quiet"
          onClick={() => showToast({ title: 'List sent', description: 'We start now.', tone: 'success' })}
        >
          Toast, well
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            showToast({ title: 'Not sent', description: 'No network. Try again.', tone: 'danger' })
          }
        >
          Toast, wrong
        </Button>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title="A short matter">
        <p>Escape, the cross or a touch beside it closes it, and focus goes back to where it was.</p>
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title="A longer matter">
        <p>From the bottom on a phone, at the side on a wide screen.</p>
      </Sheet>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Cancel this order?"
        consequence="Nothing is bought yet, so it costs nothing."
        confirm="Cancel the order"
        cancel="Keep it"
        onConfirm={close}
        onClose={close}
      />
    </Shelf>
  );
}
