import { randomUUID } from 'node:crypto';
import { asKobo } from '#contract/kobo.ts';
import { deliverOrder } from '#contract/orders/run/endpoints.ts';
import { checkPayment } from '#contract/payments/endpoints.ts';
import { databaseNow } from '#server/db/clock.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { onRun, seenBy, wrongPin } from '#test/factories/run.ts';
import { itemOf, orderOf, priceKobo, unitKobo, type Act, type Stage } from './stage.ts';

const steps = (stage: Stage) => onRun(stage.agent, orderOf(stage));

const finds =
  (place: number): Act =>
  (stage) => {
    const { id: itemId, quantity } = itemOf(stage, place);
    return steps(stage).find({ itemId, quantity, paidKobo: asKobo(priceKobo), pictureId: null });
  };

const rejects =
  (place: number): Act =>
  async (stage) => {
    const phone = stage.house.world.device({ cookies: stage.agent.client.cookies });
    return steps(stage).reject({ itemId: itemOf(stage, place).id, pictureId: await bringPhoto(phone) });
  };

/** The PIN as the customer reads it, and the cash so much above or below the bill. */
async function handing(stage: Stage, overKobo: number, isRight = true) {
  const { pin, toPayKobo } = await seenBy(stage.customer, orderOf(stage));
  const right = pin ?? '0000';
  const takenKobo = asKobo(toPayKobo + overKobo);
  const cash = takenKobo === 0 ? null : { takenKobo, changeKobo: asKobo(0) };
  return { pin: isRight ? right : wrongPin(right), cash };
}

const delivers =
  (overKobo: number, isRight = true): Act =>
  async (stage) =>
    steps(stage).deliver({ ...(await handing(stage, overKobo, isRight)), typedOffline: false });

const saysOffline: Act = async (stage) => {
  const given = await handing(stage, 0, false);
  return sends(stage, { ...given, clientRequestId: randomUUID() }, 600)();
};

const types =
  (isRight: boolean): Act =>
  async (stage) => {
    const { pin, cash } = await handing(stage, 0, isRight);
    stage.typed = { clientRequestId: randomUUID(), pin, takenKobo: cash?.takenKobo ?? 0 };
  };

/** The step as the phone has it; the same again where it is sent again. */
function sends(
  { agent, house, ...stage }: Stage,
  given: Pick<Parameters<ReturnType<typeof onRun>['deliver']>[0], 'pin' | 'cash'> & {
    clientRequestId: string;
  },
  minutesAgo: number,
) {
  const doneAt = databaseNow(house.world.db).then((now) =>
    new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
  );
  const { code } = orderOf({ agent, house, ...stage });
  return async () =>
    agent.client.call(deliverOrder, { ...given, code, doneAt: await doneAt, typedOffline: true });
}

/** The server heard nothing from the phone for ten minutes, and the PIN was typed in them. */
const comesBack: Act = async (stage) => {
  const { typed } = stage;
  if (typed === null) throw new Error('nothing was typed');
  await timePasses(stage, 12);
  const { db } = stage.house.world;
  await db`
    insert into phone_heard (account_id, heard_at, silences)
    values (${stage.agent.user.id}, now(), tstzmultirange(tstzrange(now() - interval '10 minutes', now(), '()')))
    on conflict (account_id) do update set heard_at = excluded.heard_at, silences = excluded.silences`;
  const { clientRequestId, pin, takenKobo } = typed;
  const cash = takenKobo === 0 ? null : { takenKobo: asKobo(takenKobo), changeKobo: asKobo(0) };
  stage.resend = sends(stage, { clientRequestId, pin, cash }, 5);
  return stage.resend();
};

/** As if everything at the door had been done so much earlier. */
async function timePasses(stage: Stage, minutes: number): Promise<void> {
  await stage.house.world.db`
    update customer_order
    set set_off_at = set_off_at - ${minutes} * interval '1 minute',
      arrived_at = arrived_at - ${minutes} * interval '1 minute',
      on_the_way_since = on_the_way_since - ${minutes} * interval '1 minute',
      at_door_since = at_door_since - ${minutes} * interval '1 minute',
      last_call_at = last_call_at - ${minutes} * interval '1 minute'
    where id = ${orderOf(stage).order.id}`;
}

/** The agent leaves a door that stays shut: the calls are far enough apart for the server's record, or only the agent says so. */
const leavesDoor =
  (isSeen: boolean): Act =>
  async (stage) => {
    await timePasses(stage, 11);
    for (let call = 0; call < 3; call += 1) {
      answered(await steps(stage).ring());
      if (isSeen)
        await stage.house.world.db`
          update customer_order set last_call_at = last_call_at - interval '1 minute'
          where id = ${orderOf(stage).order.id}`;
    }
    return steps(stage).fail({ reason: 'Nobody opened', waitedSeconds: 660 });
  };

const checksPage: Act = async (stage) => {
  if (stage.page === null) throw new Error('no page was opened');
  return stage.house.world.device().call(checkPayment, { reference: stage.page.reference });
};

export const agentSteps: Readonly<Record<string, Act>> = {
  agent_start_shopping: (stage) => steps(stage).startShopping(),
  agent_give_up: (stage) => steps(stage).giveUp('My tyre is flat'),
  agent_find_0: finds(0),
  agent_find_1: finds(1),
  agent_leave_out_0: (stage) => steps(stage).leaveOut(itemOf(stage, 0).id),
  agent_leave_out_1: (stage) => steps(stage).leaveOut(itemOf(stage, 1).id),
  agent_reopen_1: (stage) => steps(stage).reopen(itemOf(stage, 1).id),
  agent_pick_up: (stage) => steps(stage).pickUp(),
  agent_pick_up__nothing_bought: (stage) => steps(stage).pickUp(),
  agent_pick_up__items_open: (stage) => steps(stage).pickUp(),
  agent_cancel: (stage) => steps(stage).cancel('My tyre is flat'),
  agent_set_off: (stage) => steps(stage).setOff(),
  agent_arrive: (stage) => steps(stage).arrive(),
  agent_reject_0: rejects(0),
  agent_reject_1: rejects(1),
  agent_deliver_exact: delivers(0),
  agent_deliver_exact__out_of_turn: delivers(0),
  agent_deliver_small_change: delivers(50 * unitKobo),
  agent_deliver_large_change: delivers(200 * unitKobo),
  agent_deliver_too_little__cash_short: delivers(-unitKobo),
  agent_deliver_wrong_pin__wrong_pin: delivers(0, false),
  agent_deliver_said_offline__wrong_pin: saysOffline,
  agent_fail_seen: leavesDoor(true),
  agent_fail_unseen: leavesDoor(false),
  agent_type_right: types(true),
  agent_type_wrong: types(false),
  network_send: comesBack,
  network_send__wrong_pin: comesBack,
  network_send__change_owed: comesBack,
  network_send__not_found: comesBack,
  network_send__out_of_turn: comesBack,
  network_send_again: (stage) => stage.resend?.() ?? Promise.reject(new Error('nothing was sent before')),
  network_notice: checksPage,
  network_notice_again: checksPage,
};
