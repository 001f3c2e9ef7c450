import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { orderCode } from '#contract/orders/schema.ts';
import type { ShownRun } from '#web/features/run/use-run.ts';
import { forgetAskedTalk, useAskedTalk } from '#web/features/chat/opening/address.ts';
import { refetchConversationOf } from '#web/data/live/chat-events.ts';
import { currentRunConversation, onRunConversation, openRunConversation } from './open-conversation.ts';
import { TalkSheet } from '#web/features/chat/opening/sheet.tsx';

const close = () => openRunConversation(null);

/** The conversation that an agent has open, over whichever screen of the work. Whose order it is no more reads so there. */
export function RunConversation({ run: { orders } }: { run: ShownRun }) {
  const client = useQueryClient();
  const code = useSyncExternalStore(onRunConversation, currentRunConversation, () => null);
  const about = useMemo(() => (code === null ? null : { kind: 'order' as const, code, token: null }), [code]);
  useOpenAsked();
  const isCarried = orders?.some((order) => order.code === code) ?? true;
  useEffect(() => {
    if (code !== null && !isCarried) refetchConversationOf(client, code);
  }, [client, code, isCarried]);
  return about === null ? null : <TalkSheet about={about} open onClose={close} />;
}

/** A notice of a customer's message opens it by its address. */
function useOpenAsked(): void {
  const asked = useAskedTalk();
  useEffect(() => {
    const read = orderCode.safeParse(asked);
    if (!read.success) return;
    openRunConversation(read.data);
    forgetAskedTalk();
  }, [asked]);
}
