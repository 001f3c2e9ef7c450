/** Between the tries to open a screen; after them the screen says so and leaves the next try to the person. */
const waitsMs = [500, 1500];
const longestWaitMs = 15_000;

/** True where a file of script did not come; false where it came and is broken. Each browser says it in its own words. */
export function didNotCome(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}

/** Fetches code, and again where the network lost it. */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await load();
    } catch (error) {
      if (!didNotCome(error)) throw error;
      await pause(waitMs);
    }
  }
  return load();
}

/** Fetches code without which nothing can start, for as long as it takes. */
export async function loadUntilHere<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = 1000; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await load();
    } catch (error) {
      if (!didNotCome(error)) throw error;
      await pause(waitMs);
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
