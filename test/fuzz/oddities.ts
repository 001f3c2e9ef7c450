import { oddBodies } from './odd-bodies.ts';
import { oddFraming } from './odd-framing.ts';
import { oddHeaders } from './odd-headers.ts';
import type { Oddity } from './oddity.ts';

/** Everything that may be wrong with how a request goes over the wire. */
export const oddities: readonly Oddity[] = [...oddBodies, ...oddHeaders, ...oddFraming];
