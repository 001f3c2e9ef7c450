import { Modal, type ModalProps } from './modal.tsx';

/** Rises from the bottom edge of a phone; stands at the side of a wide screen. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} shape="sheet" />;
}
