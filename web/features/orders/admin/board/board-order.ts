import type { ReplyOf } from '#contract/endpoint.ts';
import type { listBoard } from '#contract/orders/endpoints.ts';

/** One order as the board has it. */
export type BoardOrder = ReplyOf<typeof listBoard>[number];
