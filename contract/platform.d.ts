/** What browsers, workers and Node all have; nothing else of a platform is in reach of the contract. */
interface URLSearchParams {
  readonly size: number;
  set(name: string, value: string): void;
  toString(): string;
}
declare const URLSearchParams: { new (init?: string): URLSearchParams };
