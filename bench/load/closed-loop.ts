import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openConnection, readAnswers, type Reply } from './raw-http.ts';

export interface Loop {
  port: number;
  /** Each asks its next question when the last is answered. */
  connections: number;
  seconds: number;
  /** The question that comes next, as bytes; nothing when all are asked. */
  next: () => Buffer | undefined;
  /** Says what is wrong with an answer, if anything is. */
  wrongWith: (reply: Reply) => string | undefined;
}

export interface LoopResult {
  rate: number;
  p50Ms: number;
  p99Ms: number;
  answers: number;
}

/** Asks for so many seconds at most over so many connections; one wrong answer ends the run. */
export async function runLoop({ port, connections, seconds, next, wrongWith }: Loop): Promise<LoopResult> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const waits: number[] = [];
  let failure: string | undefined;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  for (const socket of sockets) {
    let askedAt = startedAt;
    const askNext = () => {
      askedAt = performance.now();
      const question = askedAt >= until || failure !== undefined ? undefined : next();
      if (question === undefined) socket.end();
      else socket.write(question);
    };
    readAnswers(socket, (reply) => {
      waits.push(performance.now() - askedAt);
      failure ??= wrongWith(reply);
      askNext();
    });
    socket.on('error', (error) => (failure ??= error.message));
    askNext();
  }
  while (sockets.some((socket) => !socket.closed) && performance.now() < until + 10_000) await pause(5);
  const took = performance.now() - startedAt;
  sockets.forEach((socket) => socket.destroy());
  if (failure !== undefined) throw new Error(failure);
  if (waits.length === 0) throw new Error('nobody answered');
  waits.sort((one, other) => one - other);
  return {
    rate: waits.length / (took / 1000),
    p50Ms: waits[Math.floor(waits.length * 0.5)] ?? 0,
    p99Ms: waits[Math.floor(waits.length * 0.99)] ?? 0,
    answers: waits.length,
  };
}
