import {
  use,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { ToastInDialog } from '../toast/toast-in-dialog.tsx';
import { AboveSheets } from './above-sheets.ts';

export interface ModalProps {
  open: boolean;
  /** Called by Escape, the close button or a touch beside it. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps focus inside and gives it back. */
export function Modal({
  open,
  onClose,
  title,
  children,
  shape,
}: ModalProps & { shape?: 'sheet' | 'whole-screen' }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // The content is rendered once the dialog stands, when sizes can be measured, and removed right after it has closed.
  const [isShown, setShown] = useState(false);
  const isFilled = useDeferredValue(isShown);
  const { close } = useCopy().shell;
  const above = use(AboveSheets);
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null || shown.open === open) return;
    return afterPaint(() => {
      if (!open) return shown.close();
      shown.showModal();
      setShown(true);
    });
  }, [open]);
  const touchBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // Escape is the keyboard's way to do what the touch beside it does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      hidden={!open}
      className={classNames('dialog', shape)}
      aria-labelledby={heading}
      onClick={touchBeside}
      onClose={({ target, currentTarget }) => {
        // React hands on the closing of a dialog that stands inside this one.
        if (target !== currentTarget) return;
        setShown(currentTarget.open);
        if (open && !currentTarget.open) onClose();
      }}
    >
      {(open || isFilled) && (
        <div className="dialog-body">
          {above(onClose)}
          {open && <ToastInDialog />}
          <div className="dialog-head">
            <h2 id={heading}>{title}</h2>
            <IconButton label={close} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
          {isFilled && children}
        </div>
      )}
    </dialog>
  );
}
