import * as z from 'zod/mini';
import { orderCode } from '#contract/orders/schema.ts';
import { tellOf, type Hear } from './received-event.ts';
import { startOpenedBroadcast } from '../opening/opened-broadcast.ts';
import { findOpenAlarm, readAdmins } from './store.ts';

const raised = z.object({ alarmId: z.string() });

/** Whoever may see the board hears that something on it wants an eye. */
export const hearAlarm: Hear = async (transaction, event) => {
  const alarm = await findOpenAlarm(transaction, raised.parse(event.payload).alarmId);
  if (alarm === undefined) return;
  const code = alarm.code === null ? null : orderCode.parse(alarm.code);
  for (const accountId of await readAdmins(transaction, 'orders:view'))
    await tellOf(transaction, event, accountId, { kind: 'alarm-raised', alarm: alarm.kind, code });
};

export const hearOpen: Hear = (transaction) => startOpenedBroadcast(transaction, new Date());
