import * as agents from '#contract/payments/agents/endpoints.ts';
import * as approvals from '#contract/payments/approvals/endpoints.ts';
import * as books from '#contract/payments/books/endpoints.ts';
import * as credit from '#contract/payments/credit/endpoints.ts';
import * as earnings from '#contract/payments/earnings/endpoints.ts';
import * as howPaid from '#contract/payments/order-money/how-paid-endpoints.ts';
import * as money from '#contract/payments/order-money/endpoints.ts';
import * as payments from '#contract/payments/endpoints.ts';
import * as returns from '#contract/payments/returns/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { decideApproval } from './approvals/decide-approval.ts';
import { listApprovals } from './approvals/list-approvals.ts';
import { withdrawApproval } from './approvals/withdraw-approval.ts';
import { checkBooks } from './books/check-books.ts';
import { markRefundSent } from './refunds/mark-refund-sent.ts';
import { countFloat } from './agents/count-float.ts';
import { decideCount } from './agents/decide-count.ts';
import { adjustCredit } from './credit/adjust-credit.ts';
import { payByCredit } from './credit/pay-by-credit.ts';
import { issueFloat } from './agents/issue-float.ts';
import { payEarnings } from './agents/pay-earnings.ts';
import { takeFloatBack } from './agents/take-float-back.ts';
import { checkPayment } from './online/check-payment.ts';
import { receivePaystackNotice } from './online/receive-paystack-notice.ts';
import { refundOrder } from './refunds/refund-order.ts';
import { takeDebt } from './order-money/take-debt.ts';
import { writeDebtOff } from './order-money/write-debt-off.ts';
import { startPayment } from './online/start-payment.ts';
import { reconcile } from './books/reconcile.ts';
import { recordSettlement } from './books/record-settlement.ts';
import { bringReturn } from './returns/bring-return.ts';
import { decideParcel } from './returns/decide-parcel.ts';
import { receiveReturn } from './returns/receive-return.ts';
import { writeReturnOff } from './returns/write-return-off.ts';
import { openPaymentDeps } from './online/payment-deps.ts';
import { askWithdrawal } from './credit/ask-withdrawal.ts';
import { decideWithdrawal } from './credit/decide-withdrawal.ts';
import { listAgentsMoney } from './agents/list-agents-money.ts';
import { showAgentPaper } from './agents/show-agent-paper.ts';
import { showMyPaper } from './agents/show-my-paper.ts';
import { listTakings } from './books/list-takings.ts';
import { showProfit } from './books/show-profit.ts';
import { showBooks } from './books/show-books.ts';
import { listWithdrawals } from './credit/list-withdrawals.ts';
import { showCreditOf } from './credit/show-credit-of.ts';
import { showMyCredit } from './credit/show-my-credit.ts';
import { showMyEarnings } from './earnings/show-my-earnings.ts';
import { showHowPaid } from './order-money/show-how-paid.ts';
import { listRefundsByHand } from './refunds/list-refunds-by-hand.ts';
import { previewRefund } from './refunds/preview-refund.ts';
import { showOrderMoney } from './order-money/show-order-money.ts';
import { listMyReturns } from './returns/list-my-returns.ts';
import { listReturns } from './returns/list-returns.ts';

export function paymentsRoutes(deps: FeatureDeps): Route[] {
  const { db, keys } = deps;
  const ofCredit = { db, keys };
  const till = openPaymentDeps(deps);
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
    answer(credit.showMyCredit, (_input, caller) => showMyCredit(ofCredit, caller)),
    answer(credit.askWithdrawal, (input, caller) => askWithdrawal(ofCredit, input, caller)),
    answer(credit.payByCredit, (input, caller) => payByCredit(db, input, caller)),
    answer(credit.listWithdrawals, () => listWithdrawals(ofCredit)),
    answer(credit.decideWithdrawal, (input, caller) => decideWithdrawal(ofCredit, input, caller)),
    answer(credit.showCreditOf, (input) => showCreditOf(ofCredit, input)),
    answer(credit.adjustCredit, (input, caller) => adjustCredit(ofCredit, input, caller)),
    answer(money.showOrderMoney, (input) => showOrderMoney(db, input)),
    answer(money.previewRefund, (input, caller) => previewRefund(db, input, caller)),
    answer(money.refundOrder, (input, caller) => refundOrder(db, input, caller)),
    answer(money.writeDebtOff, (input, caller) => writeDebtOff(db, input, caller)),
    answer(money.takeDebt, (input, caller) => takeDebt(db, input, caller)),
    answer(money.listRefundsByHand, () => listRefundsByHand(db)),
    answer(money.markRefundSent, (input, caller) => markRefundSent(db, input, caller)),
    answer(approvals.listApprovals, () => listApprovals(db)),
    answer(approvals.decideApproval, (input, caller) => decideApproval(db, input, caller)),
    answer(approvals.withdrawApproval, (input, caller) => withdrawApproval(db, input, caller)),
    answer(returns.listMyReturns, (_input, caller) => listMyReturns(db, caller)),
    answer(returns.bringReturn, (input, caller) => bringReturn(db, input, caller)),
    answer(returns.listReturns, () => listReturns(db)),
    answer(returns.receiveReturn, (input, caller) => receiveReturn(db, input, caller)),
    answer(returns.decideParcel, (input, caller) => decideParcel(db, input, caller)),
    answer(returns.writeReturnOff, (input, caller) => writeReturnOff(db, input, caller)),
    answer(books.showBooks, () => showBooks(db)),
    answer(books.listTakings, (input) => listTakings(db, input)),
    answer(books.showProfit, (input) => showProfit(db, input)),
    answer(books.checkBooks, () => checkBooks(db)),
    answer(books.reconcile, (input) => reconcile(till, input)),
    answer(books.recordSettlement, (input, caller) => recordSettlement(db, input, caller)),
    answer(payments.startPayment, (input, caller) => startPayment(till, input, caller)),
    answer(payments.checkPayment, (input, caller) => checkPayment(till, input, caller)),
    answer(payments.receivePaystackNotice, (input) => receivePaystackNotice(till, input)),
  ];
}
