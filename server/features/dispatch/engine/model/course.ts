import { doorPoint, isMixed, isToShop, marketPoint, type Board } from './board.ts';
import { waitingCost } from './cost.ts';
import { shoppingMinutes } from './shopping-time.ts';
import type { Agent } from '../state.ts';
import { wayMinutes } from './travel.ts';

/** Position of an agent while a tour is simulated, and its cost so far. */
export interface Course {
  time: number;
  point: number;
  /** Without the minutes spent waiting for bags that are not ready. */
  busyMinutes: number;
  cost: number;
  floatLeft: number;
  cashLeft: number;
  /** The pace of the agent's vehicle. */
  metresPerMinute: number;
  /** The last pickup, and whether every pickup so far is before the end of the shift and within float, cash and load. */
  pickedUpAt: number;
  isPossible: boolean;
}

export function startOf(board: Board, agentNumber: number, agent: Agent): Course {
  return {
    time: Math.max(board.now, agent.freeFrom),
    point: agentNumber,
    busyMinutes: 0,
    cost: 0,
    floatLeft: agent.freeFloat,
    cashLeft: agent.cashRoom,
    metresPerMinute: agent.metresPerMinute ?? board.world.metresPerMinute,
    pickedUpAt: 0,
    isPossible: true,
  };
}

export function copyCourse(from: Course, to: Course): void {
  to.time = from.time;
  to.point = from.point;
  to.busyMinutes = from.busyMinutes;
  to.cost = from.cost;
  to.floatLeft = from.floatLeft;
  to.cashLeft = from.cashLeft;
  to.metresPerMinute = from.metresPerMinute;
  to.pickedUpAt = from.pickedUpAt;
  to.isPossible = from.isPossible;
}

/** Follows one more run: to the market, the bags, then door after door. */
export function follow(board: Board, agent: Agent, course: Course, run: readonly number[]): void {
  const wasMixed = collect(board, agent, course, run);
  if (agent.role === 'shopper') packForARider(board, course, run);
  else deliver(board, course, run, wasMixed ? visitInTime : visit);
}

/** Called for every door, in sequence. */
export type AtDoor = (board: Board, course: Course, order: number, handedOverAt: number) => void;

const visit: AtDoor = (board, course, order, handedOverAt) => {
  const waiting = board.orders[order];
  if (waiting !== undefined) course.cost += waitingCost(waiting, handedOverAt);
};

/** Orders of several places share a bag only where each of them stays in time. */
const visitInTime: AtDoor = (board, course, order, handedOverAt) => {
  visit(board, course, order, handedOverAt);
  if (handedOverAt > (board.orders[order]?.dueBy ?? Infinity)) course.isPossible = false;
};

/** Goes for the bags of a run: to its market, or to one place after the other, the nearest first; true for several. */
export function collect(board: Board, agent: Agent, course: Course, run: readonly number[]): boolean {
  const mixed = isMixed(board, run);
  const grams = mixed ? collectInTurn(board, agent, course, run) : collectAt(board, agent, course, run);
  const carries = mixed || agent.role !== 'shopper';
  if (carries && grams > (agent.carriesGrams ?? Infinity)) course.isPossible = false;
  return mixed;
}

/** Answers the grams of all bags, which are carried together in the end. */
function collectInTurn(board: Board, agent: Agent, course: Course, run: readonly number[]): number {
  let grams = 0;
  const left = [...Map.groupBy(run, (order) => board.marketOf[order] ?? 0)];
  while (left.length > 0) {
    const far = left.map(([market]) => wayMinutes(board, course.point, marketPoint(board, market)));
    const [next] = left.splice(far.indexOf(Math.min(...far)), 1);
    if (next !== undefined) grams += collectAt(board, agent, course, next[1]);
  }
  return grams;
}

/** Answers the grams of the bags there. */
function collectAt(board: Board, agent: Agent, course: Course, run: readonly number[]): number {
  const market = board.marketOf[run[0] ?? -1] ?? 0;
  const point = marketPoint(board, market);
  const half = board.world.stallMinutes / 2;
  const way = wayMinutes(board, course.point, point, course.metresPerMinute);
  const there = course.time + way + half;
  const shopped = there + shoppingFor(board, market, run);
  let pickup = shopped;
  let grams = 0;
  for (const order of run) {
    pickup = Math.max(pickup, board.readyAt[order] ?? 0);
    grams += board.orders[order]?.grams ?? 0;
    takeMoney(board, agent, course, order);
  }
  course.busyMinutes += way + 2 * half + shopped - there;
  course.pickedUpAt = pickup;
  course.time = pickup + half;
  course.point = point;
  if (pickup > agent.offAt || course.floatLeft < 0 || course.cashLeft < 0) course.isPossible = false;
  return grams;
}

function shoppingFor(board: Board, market: number, run: readonly number[]): number {
  let items = 0;
  let mask = 0;
  for (const order of run) {
    items += board.items[order] ?? 0;
    mask |= board.stallKinds[order] ?? 0;
  }
  if (items === 0) return 0;
  return shoppingMinutes(board.world.shopping, board.markets[market]?.queueMinutes ?? 0, items, bitsOf(mask));
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

function takeMoney(board: Board, agent: Agent, course: Course, order: number): void {
  const waiting = board.orders[order];
  if (waiting === undefined) return;
  if (isToShop(board, order)) course.floatLeft -= waiting.floatNeeded;
  if (agent.role !== 'shopper') course.cashLeft -= waiting.cashAtDoor;
}

/** A shopper's customers wait as long as if a rider stood beside: who that will be is another tour's matter. */
function packForARider(board: Board, course: Course, run: readonly number[]): void {
  for (const order of run) {
    const way = wayMinutes(board, course.point, doorPoint(board, order));
    visit(board, course, order, course.time + way + board.world.doorMinutes / 2);
  }
}

export function deliver(board: Board, course: Course, run: readonly number[], atDoor: AtDoor): void {
  const half = board.world.doorMinutes / 2;
  for (const order of run) {
    const door = doorPoint(board, order);
    const way = wayMinutes(board, course.point, door, course.metresPerMinute);
    course.time += way + half;
    atDoor(board, course, order, course.time);
    course.time += half;
    course.busyMinutes += way + 2 * half;
    course.point = door;
  }
}
