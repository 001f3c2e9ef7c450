import { oddBodies } from './bodies.ts';
import { oddFraming } from './framing.ts';
import { oddHeaders } from './headers.ts';
import type { Oddity } from './oddity.ts';

/** Everything that may be wrong with how a request goes over the wire. */
export const oddities: readonly Oddity[] = [...oddBodies, ...oddHeaders, ...oddFraming];
