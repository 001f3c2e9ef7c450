import { About } from './about.tsx';
import { Fees } from './fees.tsx';
import { Gallery } from './gallery.tsx';
import { LastCall } from './last-call.tsx';
import { MarketsToday } from './markets-today.tsx';

/** Part of the page below the first screen. */
export default function Rest() {
  return (
    <>
      <MarketsToday />
      <About />
      <Fees />
      <Gallery />
      <LastCall />
    </>
  );
}
