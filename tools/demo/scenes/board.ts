import { listAlarms, settleAlarm } from '#contract/orders/alarms/endpoints.ts';
import { answered } from '#test/client.ts';
import type { Scene, Stage } from '../scene.ts';

const looksAfterMs = 30_000;

/** The admin keeps an eye on the board: an alarm is looked after once it has rung for a while. */
export const board: Scene = {
  name: 'board',
  everySeconds: 15,
  play: async ({ people, log }: Stage) => {
    const alarms = answered(await people.admin.call(listAlarms, {}));
    const oldest = alarms.find(({ report }) => report === null);
    if (oldest === undefined || Date.now() - new Date(oldest.raisedAt).getTime() < looksAfterMs) return;
    const settled = await people.admin.call(settleAlarm, { alarmId: oldest.id });
    if (settled.ok) log(`ngozi don look di matter: ${oldest.kind} ${oldest.code ?? ''}`);
  },
};
