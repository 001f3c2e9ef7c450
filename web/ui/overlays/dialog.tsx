import { Modal, type ModalProps } from './modal.tsx';

/** A short matter in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} />;
}
