import { useThings } from './use-writes.ts';
import { WaitingList } from './list.tsx';

/** What is found on the device, as it stands. */
export default function Found() {
  return <WaitingList found={useThings()} />;
}
