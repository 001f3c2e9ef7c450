import { kilometresBetween, type Place } from '#contract/areas.ts';
import { upTo } from '../chance.ts';
import type { Stage } from '../scene.ts';
import type { Agent } from './agent.ts';

/** A road of the demo is ten times as fast as a road of Abuja: somebody is watching. */
const kilometresAStep = 0.35;
const nearKilometres = 0.05;
const oneInSoManyHoldUps = 90;
const holdUpMs = 45_000;

/** One step nearer; true once they are there. Now and then the road does not move at all. */
export function driveTo(agent: Agent, target: Place, { log }: Stage): boolean {
  if (Date.now() < agent.stuckUntil) return false;
  const left = kilometresBetween(agent.place, target);
  if (left <= nearKilometres) return true;
  if (upTo(oneInSoManyHoldUps) === 0) {
    agent.stuckUntil = Date.now() + holdUpMs;
    log(`hold-up: ${agent.name} no fit move`);
    return false;
  }
  const share = Math.min(1, kilometresAStep / left);
  agent.place = {
    latitude: agent.place.latitude + (target.latitude - agent.place.latitude) * share,
    longitude: agent.place.longitude + (target.longitude - agent.place.longitude) * share,
  };
  return share === 1;
}
