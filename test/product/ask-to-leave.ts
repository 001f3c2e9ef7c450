import type { ChildProcess } from 'node:child_process';

/**
 * Asks a product that was started with a channel to leave well. What Windows calls a signal ends a program at once, so
 * there the channel is closed, which the product hears as well.
 */
export function askToLeave(product: ChildProcess, platform: NodeJS.Platform = process.platform): void {
  if (platform !== 'win32') product.kill('SIGTERM');
  else if (product.connected) product.disconnect();
}
