import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin-markets.ts';
import type { Place } from '#contract/orders/areas.ts';
import { readPlusCode } from '#contract/orders/plus-code.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Field } from '../../../ui/field.tsx';

/** A place as maps on phones write it; read as soon as it is whole. */
export function PlusCodeField({ near, onRead }: { near: Place; onRead: (place: Place) => void }) {
  const { place: words } = useCatalogue(adminMarketsCopy);
  const [written, setWritten] = useState('');
  const [isLeft, setLeft] = useState(false);
  const read = (text: string) => {
    setWritten(text);
    setLeft(false);
    const place = readPlusCode(text, near);
    if (place !== undefined) onRead(place);
  };
  const isRefused = isLeft && written.trim() !== '' && readPlusCode(written, near) === undefined;
  return (
    <Field
      label={words.plusCode}
      hint={words.plusCodeHint}
      error={isRefused ? words.plusCodeRefused : undefined}
      autoComplete="off"
      autoCapitalize="characters"
      value={written}
      onChange={(event) => read(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
