import { useThings } from '../use-things.ts';
import { WaitingList } from './waiting-list.tsx';

/** What is found on the device, as it stands. */
export default function Found() {
  return <WaitingList found={useThings()} />;
}
