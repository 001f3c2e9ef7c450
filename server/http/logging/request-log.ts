import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
type Options = Parameters<FastifyBaseLogger['child']>[1];

/**
 * The log of one request, under its own id. Nearly none says more than its line, which is written elsewhere, so pino is
 * asked for a log of its own only when the request speaks. A class: a closure for each way to speak, for each request,
 * cost more than it saved.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #house: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #own: FastifyBaseLogger | undefined;

  constructor(house: FastifyBaseLogger, bindings: Bindings) {
    this.#house = house;
    this.#bindings = bindings;
  }

  get level(): string {
    return this.#house.level;
  }

  fatal(...said: unknown[]): void {
    this.#say('fatal', said);
  }

  error(...said: unknown[]): void {
    this.#say('error', said);
  }

  warn(...said: unknown[]): void {
    this.#say('warn', said);
  }

  info(...said: unknown[]): void {
    this.#say('info', said);
  }

  debug(...said: unknown[]): void {
    this.#say('debug', said);
  }

  trace(...said: unknown[]): void {
    this.#say('trace', said);
  }

  silent(): void {}

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#speaker().child(bindings, options);
  }

  #speaker(): FastifyBaseLogger {
    this.#own ??= this.#house.child(this.#bindings);
    return this.#own;
  }

  #say(how: Level, said: unknown[]): void {
    const speaker = this.#speaker();
    Reflect.apply(speaker[how], speaker, said);
  }
}
