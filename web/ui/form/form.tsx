import type { ComponentProps, FormEvent } from 'react';
import { goToFirstWrong } from './first-wrong.ts';

interface Props extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void> | void;
}

/**
 * Every form of the product. Nothing is wrong before it is sent; what was refused is looked at again with each letter;
 * a refusal leads to the first wrong field. The browser's own bubbles stay away: they know one language and one field.
 */
export function Form({ onSubmit, ...rest }: Props) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goToFirstWrong(event.currentTarget);
        void onSubmit(event);
      }}
    />
  );
}
