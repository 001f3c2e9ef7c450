import * as agents from '#contract/payments/agent-endpoints.ts';
import * as books from '#contract/payments/books-endpoints.ts';
import * as credit from '#contract/payments/credit-endpoints.ts';
import * as earnings from '#contract/payments/earnings-endpoints.ts';
import * as howPaid from '#contract/payments/how-paid-endpoints.ts';
import * as money from '#contract/payments/order-money-endpoints.ts';
import * as payments from '#contract/payments/endpoints.ts';
import * as returns from '#contract/payments/return-endpoints.ts';
import type { Ground } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { checkBooks } from './commands-books.ts';
import { markRefundSent } from './commands-by-hand.ts';
import { countFloat, decideCount } from './commands-count.ts';
import { adjustCredit, payByCredit } from './commands-credit.ts';
import { issueFloat, payEarnings, takeFloatBack } from './commands-float.ts';
import { checkPayment } from './commands-look.ts';
import { receivePaystackNotice } from './commands-notice.ts';
import { refundOrder, takeDebt, writeDebtOff } from './commands-order-money.ts';
import { startPayment } from './commands-pay.ts';
import { reconcile, recordSettlement } from './commands-reconcile.ts';
import { bringReturn, receiveReturn, writeReturnOff } from './commands-returns.ts';
import { openTill } from './commands-till.ts';
import { askWithdrawal, decideWithdrawal } from './commands-withdraw.ts';
import { listAgentsMoney, showAgentPaper, showMyPaper } from './reads-agents.ts';
import { listTakings, showBooks } from './reads-books.ts';
import { listWithdrawals, showCreditOf, showMyCredit } from './reads-credit.ts';
import { showMyEarnings } from './reads-earnings.ts';
import { showHowPaid } from './reads-how-paid.ts';
import { listRefundsByHand, previewRefund, showOrderMoney } from './reads-order-money.ts';
import { listMyReturns, listReturns } from './reads-returns.ts';

export function paymentsRoutes(ground: Ground): Route[] {
  const { db } = ground;
  const till = openTill(ground);
  return [
    answer(agents.showMyPaper, (_input, caller) => showMyPaper(db, caller)),
    answer(earnings.showMyEarnings, (_input, caller) => showMyEarnings(db, caller)),
    answer(howPaid.showHowPaid, (input, caller) => showHowPaid(db, input, caller)),
    answer(agents.countFloat, (input, caller) => countFloat(db, input, caller)),
    answer(agents.listAgentsMoney, () => listAgentsMoney(db)),
    answer(agents.showAgentPaper, (input) => showAgentPaper(db, input)),
    answer(agents.issueFloat, (input, caller) => issueFloat(db, input, caller)),
    answer(agents.takeFloatBack, (input, caller) => takeFloatBack(db, input, caller)),
    answer(agents.decideCount, (input, caller) => decideCount(db, input, caller)),
    answer(agents.payEarnings, (input, caller) => payEarnings(db, input, caller)),
    answer(credit.showMyCredit, (_input, caller) => showMyCredit(db, caller)),
    answer(credit.askWithdrawal, (input, caller) => askWithdrawal(db, input, caller)),
    answer(credit.payByCredit, (input, caller) => payByCredit(db, input, caller)),
    answer(credit.listWithdrawals, () => listWithdrawals(db)),
    answer(credit.decideWithdrawal, (input, caller) => decideWithdrawal(db, input, caller)),
    answer(credit.showCreditOf, (input) => showCreditOf(db, input)),
    answer(credit.adjustCredit, (input, caller) => adjustCredit(db, input, caller)),
    answer(money.showOrderMoney, (input) => showOrderMoney(db, input)),
    answer(money.previewRefund, (input, caller) => previewRefund(db, input, caller)),
    answer(money.refundOrder, (input, caller) => refundOrder(db, input, caller)),
    answer(money.writeDebtOff, (input, caller) => writeDebtOff(db, input, caller)),
    answer(money.takeDebt, (input, caller) => takeDebt(db, input, caller)),
    answer(money.listRefundsByHand, () => listRefundsByHand(db)),
    answer(money.markRefundSent, (input, caller) => markRefundSent(db, input, caller)),
    answer(returns.listMyReturns, (_input, caller) => listMyReturns(db, caller)),
    answer(returns.bringReturn, (input, caller) => bringReturn(db, input, caller)),
    answer(returns.listReturns, () => listReturns(db)),
    answer(returns.receiveReturn, (input, caller) => receiveReturn(db, input, caller)),
    answer(returns.writeReturnOff, (input, caller) => writeReturnOff(db, input, caller)),
    answer(books.showBooks, () => showBooks(db)),
    answer(books.listTakings, (input) => listTakings(db, input)),
    answer(books.checkBooks, () => checkBooks(db)),
    answer(books.reconcile, (input) => reconcile(till, input)),
    answer(books.recordSettlement, (input, caller) => recordSettlement(db, input, caller)),
    answer(payments.startPayment, (input, caller) => startPayment(till, input, caller)),
    answer(payments.checkPayment, (input, caller) => checkPayment(till, input, caller)),
    answer(payments.receivePaystackNotice, (input) => receivePaystackNotice(till, input)),
  ];
}
