import * as agents from '#contract/payments/agent-endpoints.ts';
import * as earnings from '#contract/payments/earnings-endpoints.ts';
import * as payments from '#contract/payments/endpoints.ts';
import type { Ground } from '../../feature.ts';
import { answer, type Route } from '../../http/route.ts';
import { countFloat, decideCount } from './commands-count.ts';
import { issueFloat, payEarnings, takeFloatBack } from './commands-float.ts';
import { checkPayment } from './commands-look.ts';
import { receivePaystackNotice } from './commands-notice.ts';
import { startPayment } from './commands-pay.ts';
import { openTill } from './commands-till.ts';
import { listAgentsMoney, showAgentPaper, showMyPaper } from './reads-agents.ts';
import { showMyEarnings } from './reads-earnings.ts';

export function paymentsRoutes(ground: Ground): Route[] {
  const { db } = ground;
  const till = openTill(ground);
  return [
    answer(agents.showMyPaper, (_input, caller) => showMyPaper(db, caller)),
    answer(earnings.showMyEarnings, (_input, caller) => showMyEarnings(db, caller)),
    answer(agents.countFloat, (input, caller) => countFloat(db, input, caller)),
    answer(agents.listAgentsMoney, () => listAgentsMoney(db)),
    answer(agents.showAgentPaper, (input) => showAgentPaper(db, input)),
    answer(agents.issueFloat, (input, caller) => issueFloat(db, input, caller)),
    answer(agents.takeFloatBack, (input, caller) => takeFloatBack(db, input, caller)),
    answer(agents.decideCount, (input, caller) => decideCount(db, input, caller)),
    answer(agents.payEarnings, (input, caller) => payEarnings(db, input, caller)),
    answer(payments.startPayment, (input, caller) => startPayment(till, input, caller)),
    answer(payments.checkPayment, (input, caller) => checkPayment(till, input, caller)),
    answer(payments.receivePaystackNotice, (input) => receivePaystackNotice(till, input)),
  ];
}
