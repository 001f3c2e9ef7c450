import { noTrouble, openTroubledServer } from '#test/stand-ins/troubled-server.ts';

/** A push service that the product may call, and that sends whoever calls it on to an address inside. */
export interface Lure {
  url: string;
  insideUrl: string;
  /** Calls to the push service, and to the address inside the network. */
  calls: { lure: number; inside: number };
  close(): Promise<void>;
}

export async function openLure(): Promise<Lure> {
  const calls = { lure: 0, inside: 0 };
  const inside = await openTroubledServer(noTrouble(), () => {
    calls.inside += 1;
    return { status: 201 };
  });
  const lure = await openTroubledServer(noTrouble(), () => {
    calls.lure += 1;
    return { status: 307, headers: { location: `${inside.url}/secrets` } };
  });
  return {
    url: lure.url,
    insideUrl: inside.url,
    calls,
    close: async () => {
      await Promise.all([lure.close(), inside.close()]);
    },
  };
}
