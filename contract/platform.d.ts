/** Globals that browsers, workers and Node share; the contract may use no other. */
interface URLSearchParams {
  readonly size: number;
  set(name: string, value: string): void;
  toString(): string;
}
declare const URLSearchParams: { new (init?: string): URLSearchParams };
