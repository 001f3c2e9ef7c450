import { quietAlarms } from '#contract/orders/alarms/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { notifyOf, type Handle } from './received-event.ts';
import { startOpenedBroadcast } from '../opening/opened-broadcast.ts';
import { findOpenAlarm, isRungAlready, readAdmins } from './store.ts';

/** One agent missing at a market raises an alarm for each order that waits there. */
const oneMatterMinutes = 10;

/** Admins who see the board are rung for an alarm on it that somebody must act on, once for several of one market. */
export const notifyAlarmRaised: Handle<'alarm.raised'> = async (transaction, event) => {
  const { alarmId } = event.payload;
  const alarm = await findOpenAlarm(transaction, alarmId);
  if (alarm === undefined || quietAlarms.has(alarm.kind)) return;
  if (alarm.kind === 'no-agent' && (await isRungAlready(transaction, alarmId, oneMatterMinutes))) return;
  const code = alarm.code === null ? null : orderCode.parse(alarm.code);
  const matter = { orderId: alarm.orderId, personId: null };
  for (const accountId of await readAdmins(transaction, 'orders:view', matter))
    await notifyOf(transaction, event, accountId, { kind: 'alarm-raised', alarm: alarm.kind, code });
};

export const notifyOpened: Handle<'launch.opened'> = (transaction) =>
  startOpenedBroadcast(transaction, new Date());
