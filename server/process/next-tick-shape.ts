import { executionAsyncResource } from 'node:async_hooks';
import { nextTick } from 'node:process';

const cached: object[] = [];

/**
 * Keeps one of the objects by which Node remembers what comes next. Where none is left when garbage is collected, V8
 * forgets their shape, finds it changed at the next one, and makes every one after it ten times as slowly.
 */
export function keepTickShape(): void {
  nextTick(() => cached.push(executionAsyncResource()));
}
