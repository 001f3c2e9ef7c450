import { randomUUID } from 'node:crypto';
import { me } from '#contract/accounts/endpoints.ts';
import { listBoard, moveOrder, showOrder } from '#contract/orders/endpoints.ts';
import { isUnderWay, type OrderAction } from '#contract/orders/lifecycle.ts';
import type { OrderSummary } from '#contract/orders/schema.ts';
import { answered } from '#test/client.ts';
import type { Scene, Stage } from '../scene.ts';

const mostForOneAgent = 3;
const mostUnderWay = 20;

/** The admin keeps the board moving: what waits is confirmed, then given to the agent while his hands allow. */
export const board: Scene = {
  name: 'board',
  everySeconds: 20,
  play: async (stage: Stage) => {
    const seen = answered(await stage.people.admin.call(listBoard, {}));
    const open = seen
      .filter(({ status }) => isUnderWay(status))
      .toSorted((one, other) => one.placedAt.localeCompare(other.placedAt));
    const assigned = open.filter(({ status }) => status === 'assigned').length;
    const placed = open.find(({ status }) => status === 'placed');
    const confirmed = open.find(({ status }) => status === 'confirmed');
    if (placed !== undefined) await move(stage, placed, 'confirm');
    else if (confirmed !== undefined && assigned < mostForOneAgent) await move(stage, confirmed, 'assign');
    else if (confirmed !== undefined && open.length > mostUnderWay) await move(stage, confirmed, 'cancel');
  },
};

const said: Partial<Record<OrderAction, string>> = {
  confirm: 'ngozi don confirm',
  assign: 'ngozi don give musa',
  cancel: 'no agent free, ngozi don cancel',
};

/** A customer may be quicker than the admin's thumb: then the board is looked at again in its time. */
async function move(
  { people, tell }: Stage,
  { code }: Pick<OrderSummary, 'code'>,
  action: OrderAction,
): Promise<void> {
  const { version } = answered(await people.admin.call(showOrder, { code, token: null }));
  const agentId = action === 'assign' ? answered(await people.agent.call(me, {})).id : null;
  const reason = action === 'cancel' ? 'No agent free today, abeg no vex' : null;
  const request = { clientRequestId: randomUUID(), code, action, version, reason, agentId };
  const moved = await people.admin.call(moveOrder, request);
  if (moved.ok) tell(`${said[action] ?? action}: ${code}`);
  else if (moved.reason !== 'changed-meanwhile' && moved.reason !== 'out-of-turn') answered(moved);
}
