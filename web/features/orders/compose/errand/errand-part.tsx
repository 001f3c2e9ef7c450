import type { ComponentProps } from 'react';
import { BringsChoice } from './brings.tsx';
import { ErrandBill } from './bill.tsx';
import { PhotoAtDoor, ReceivesChoice } from './receives.tsx';
import { ErrandStop } from './stop.tsx';
import { ErrandThing } from './thing.tsx';

export type ErrandPartProps =
  | ({ show: 'thing' } & ComponentProps<typeof ErrandThing>)
  | ({ show: 'stop' } & ComponentProps<typeof ErrandStop>)
  | ({ show: 'brings' } & ComponentProps<typeof BringsChoice>)
  | ({ show: 'receives' } & ComponentProps<typeof ReceivesChoice>)
  | { show: 'photo' }
  | ({ show: 'bill' } & ComponentProps<typeof ErrandBill>);

/** A piece of the composer that only parcels and tasks have; all of them come as one. */
export default function ErrandPart(props: ErrandPartProps) {
  switch (props.show) {
    case 'thing':
      return <ErrandThing {...props} />;
    case 'stop':
      return <ErrandStop {...props} />;
    case 'brings':
      return <BringsChoice {...props} />;
    case 'receives':
      return <ReceivesChoice {...props} />;
    case 'photo':
      return <PhotoAtDoor />;
    case 'bill':
      return <ErrandBill {...props} />;
  }
}
