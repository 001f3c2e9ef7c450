import { Modal, type ModalProps } from './modal.tsx';

/** Takes the whole screen, above every sheet that was open before it: for what runs out in time. */
export function WholeScreen(props: ModalProps) {
  return <Modal {...props} shape="whole-screen" />;
}
