import { admits } from '#contract/audience.ts';
import { switchMaintenance } from '#contract/launch/endpoints.ts';
import { castAnew, standUp, type Actor } from '#test/fuzz/set-up/actors.ts';
import { named } from '#test/fuzz/set-up/dataset.ts';
import type { Stage } from '#test/fuzz/set-up/stage.ts';
import type { Sender } from '../gateway/gateway.ts';

/** Kinds of people, and who of the fuzzer's world is scanned as one. */
export const kinds = {
  visitor: 'visitor',
  customer: 'customer Ada',
  agent: 'agent Musa',
  admin: 'admin with all',
  godmode: 'owner',
} as const;
export type Kind = keyof typeof kinds;
export const everybody: readonly Kind[] = ['visitor', 'customer', 'agent', 'admin', 'godmode'];

/** A person who is signed in again, or made anew, whenever a scanner signed them out or deleted their account. */
export interface Person extends Sender {
  actor(): Actor;
}

export async function openPerson(stage: Stage, kind: Kind): Promise<Person> {
  let actor = named(stage.actors, kinds[kind]);
  let restoring: Promise<void> | undefined;
  const stand = async () => {
    if ((await standUp(stage.db, actor)) !== 'left') return;
    const before = actor;
    actor = await castAnew(stage.world, before);
    stage.actors.splice(stage.actors.indexOf(before), 1, actor);
  };
  await stand();
  // A scan takes longer than the ten minutes for which somebody has proved who they are.
  await stage.db`update session set stepped_up_at = now() + interval '1 day'`;
  return {
    actor: () => actor,
    cookie: () => actor.cookie,
    restore: async (endpoint, status, refusal) => {
      const isOut =
        (status === 401 || status === 403) &&
        endpoint !== undefined &&
        actor.user !== null &&
        admits(endpoint.audience, actor.user) === 'yes';
      const isShut = refusal === 'closed-for-maintenance';
      if (!isOut && !isShut) return;
      restoring ??= (isShut ? openGate(stage) : stand()).finally(() => (restoring = undefined));
      await restoring;
    },
  };
}

async function openGate({ db, actors }: Stage): Promise<void> {
  const owner = named(actors, 'owner');
  await standUp(db, owner);
  await owner.client.call(switchMaintenance, { on: false, tells: false });
}
