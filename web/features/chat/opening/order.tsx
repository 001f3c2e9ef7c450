import { useMemo } from 'react';
import type { OrderCode } from '#contract/orders/schema.ts';
import type { ButtonLook } from '#web/ui/buttons/button-look.ts';
import { OpenTalk } from './opener.tsx';

interface Props extends ButtonLook {
  code: OrderCode;
  /** The secret half of its link, where this device holds it. */
  token: string | null;
  label: string;
  className?: string;
}

/** The conversation of one order, for those between whom it goes. */
export function OrderTalk({ code, token, ...look }: Props) {
  const about = useMemo(() => ({ kind: 'order' as const, code, token }), [code, token]);
  return <OpenTalk about={about} {...look} />;
}
