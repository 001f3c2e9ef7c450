import { useThings } from './use-writes.ts';
import { WaitingList } from './list.tsx';

export default function Found() {
  return <WaitingList found={useThings()} />;
}
