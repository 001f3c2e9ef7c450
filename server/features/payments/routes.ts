import * as agents from '#contract/payments/agent-endpoints.ts';
import type { Ground } from '../../feature.ts';
import { answer, type Route } from '../../http/route.ts';
import { countFloat, decideCount } from './commands-count.ts';
import { issueFloat, payEarnings, takeFloatBack } from './commands-float.ts';
import { listAgentsMoney, showAgentPaper, showMyPaper } from './reads-agents.ts';

export function paymentsRoutes({ db }: Ground): Route[] {
  return [
    answer(agents.showMyPaper, (_input, caller) => showMyPaper(db, caller)),
    answer(agents.countFloat, (input, caller) => countFloat(db, input, caller)),
    answer(agents.listAgentsMoney, () => listAgentsMoney(db)),
    answer(agents.showAgentPaper, (input) => showAgentPaper(db, input)),
    answer(agents.issueFloat, (input, caller) => issueFloat(db, input, caller)),
    answer(agents.takeFloatBack, (input, caller) => takeFloatBack(db, input, caller)),
    answer(agents.decideCount, (input, caller) => decideCount(db, input, caller)),
    answer(agents.payEarnings, (input, caller) => payEarnings(db, input, caller)),
  ];
}
