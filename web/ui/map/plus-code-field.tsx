import { useState } from 'react';
import type { Place } from '#contract/areas.ts';
import { readPlusCode } from '#contract/orders/placing/plus-code.ts';
import { Field } from '#web/ui/fields/field.tsx';

interface Props {
  copy: { plusCode: string; plusCodeHint: string; plusCodeRefused: string };
  /** A short code means the place of that name that is nearest to here. */
  near: Place;
  onRead: (place: Place) => void;
}

/** A place as maps on phones write it; read as soon as it is whole. */
export function PlusCodeField({ copy, near, onRead }: Props) {
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
      label={copy.plusCode}
      hint={copy.plusCodeHint}
      error={isRefused ? copy.plusCodeRefused : undefined}
      autoComplete="off"
      autoCapitalize="characters"
      value={written}
      onChange={(event) => read(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
