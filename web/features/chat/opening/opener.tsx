import { useState } from 'react';
import type { About } from '#contract/chat/schema.ts';
import type { ButtonLook } from '#web/ui/buttons/button-look.ts';
import { forgetAskedTalk, useAskedTalk } from './address.ts';
import { TalkButton } from './button.tsx';
import { TalkSheet } from './sheet.tsx';

interface Props extends ButtonLook {
  about: About;
  label: string;
  className?: string;
}

/** A conversation and the door to it, opened by a touch or by an address that names it. */
export function OpenTalk({ about, ...look }: Props) {
  const code = about.kind === 'order' ? about.code : null;
  const asked = useAskedTalk();
  const [lastAsked, setLastAsked] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isAsked = asked === (code ?? 'office');
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (isAsked) setOpen(true);
  }
  const close = () => {
    setOpen(false);
    if (isAsked) forgetAskedTalk();
  };
  return (
    <>
      <TalkButton {...look} code={code} onOpen={() => setOpen(true)} />
      <TalkSheet about={about} open={isOpen} onClose={close} />
    </>
  );
}
