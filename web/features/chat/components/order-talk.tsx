import { useMemo } from 'react';
import { talkCopy } from '#contract/copy/chat-talk.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { OpenTalk } from './open-talk.tsx';

interface Props extends ButtonLook {
  code: OrderCode;
  /** The secret half of its link, where this device holds it. */
  token: string | null;
  label: string;
  className?: string;
}

/** The conversation of one order, for those between whom it goes. */
export function OrderTalk({ code, token, label, ...look }: Props) {
  const words = useCatalogue(talkCopy);
  const about = useMemo(() => ({ kind: 'order' as const, code, token }), [code, token]);
  return (
    <OpenTalk
      about={about}
      label={label}
      title={words.title.order(code)}
      gone={words.stopped.notYours}
      {...look}
    />
  );
}
