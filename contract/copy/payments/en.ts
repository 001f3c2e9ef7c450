import type { HowPaid } from '#contract/payments/order-money/how-paid-schema.ts';
import type { creditMovements, withdrawalStates } from '#contract/payments/credit/schema.ts';

type CreditMovement = (typeof creditMovements)[number];
type WithdrawalState = (typeof withdrawalStates)[number];

/** English (Nigeria): paying an order, and the credit that a customer has with us. */
export const english = {
  choice: {
    legend: 'How you pay',
    ways: {
      on_delivery: {
        label: 'At your door',
        text: 'Cash or transfer, when the things are in your hand.',
      },
      online: {
        label: 'Online now',
        text: (most: string) =>
          `Card, transfer or USSD on Paystack’s page. You pay ${most} now; what the things do not cost comes back to you.`,
      },
    },
    onlineClosed: 'Paying online is not open now. You pay at your door, by cash or transfer.',
    debt: (money: string) =>
      `An earlier order still has ${money} to pay. Pay it first, or pay this one online.`,
    debtOnly: (money: string) =>
      `An earlier order still has ${money} to pay. Pay it first; then you can order again.`,
    toOrders: 'Open my orders',
    instead: 'Pay online instead',
    credit: (money: string) => `${money} of it comes from your credit.`,
    creditAll: (money: string) =>
      `Your credit pays all of it: ${money} is set aside, and what is not used comes back. Nothing is left to pay.`,
  },
  now: {
    title: (money: string) => `Pay ${money} to start`,
    text: 'We start as soon as it is paid. What the things do not cost comes back to you.',
    until: (time: string) => `Pay before ${time}, or the order is cancelled.`,
    expired: 'The time to pay is over. If you have paid already, we are asking the payment company.',
    owedTitle: (money: string) => `${money} to pay`,
    doorText: 'You can pay it at the door when it arrives, or online now.',
    debtText: 'It is left over from this order. Until it is paid you cannot pay at the door again.',
    button: (money: string) => `Pay ${money} online`,
    opening: 'Opening the payment page…',
    offline: 'Paying needs network. Your order is kept; pay when network is back.',
    byCredit: (money: string) => `Pay ${money} with my credit`,
    paidByCredit: 'Paid with your credit',
    paying: 'Paying…',
    held: (money: string) => `${money} is set aside for this order.`,
  },
  back: {
    title: 'Your payment',
    waiting: 'Waiting for the payment company',
    waitingText:
      'This can take a minute, longer with a transfer. You may stay here or close the page: we keep asking, and your order tells you.',
    stillWaiting: 'It is still on its way',
    stillWaitingText: 'We go on asking without this page. If you did not pay, you can do it now.',
    paid: (money: string) => `${money} paid`,
    paidText: 'Thank you. We have it, and your order goes on.',
    returned: 'This payment came too late',
    returnedText: (money: string) =>
      `The order did not wait for it, or it was paid twice, or less came than it costs. The ${money} goes back the way it came. Nothing is lost.`,
    failed: 'Nothing was paid',
    failedText:
      'The payment did not go through and nothing was taken. You can try again while the order waits.',
    unknown: 'We do not know this payment',
    unknownText: 'The address is not complete. Open your order to see how it stands.',
    away: 'We cannot reach the payment company now. We try again by ourselves.',
    offline: 'No network. We look again as soon as it is back. Nothing you paid is lost.',
    look: 'Look again',
    toOrder: 'Go to my order',
    order: (code: string) => `Order ${code}`,
  },
  howPaid: {
    title: 'How it was paid',
    ways: {
      creditKobo: 'From credit',
      onlineKobo: 'Online',
      cashKobo: 'Cash at the door',
      transferKobo: 'Transfer',
      backKobo: 'Given back',
    } satisfies Record<keyof HowPaid, string>,
  },
  credit: {
    title: 'Your credit',
    text: 'It pays your next order first.',
    none: 'No credit yet',
    noneText: 'Change from the door and money back come here, and pay your next order first.',
    asked: (money: string) => `${money} more is on its way to your bank account.`,
    open: 'See how it came',
    story: 'How your credit came and went',
    movements: {
      'credit-held': 'Set aside for an order',
      'change-booked': 'Change',
      'held-returned': 'Came back from an order',
      'item-rejected': 'An item you gave back',
      'late-fee-returned': 'Delivery fee back: we were late',
      'cash-collected': 'Change from the door',
      'change-confirmed': 'Change from the door, counted',
      'posting-reversed': 'Put right by us',
      'transfer-collected': 'Transferred more than the bill',
      'claim-refunded': 'Money back for a claim',
      'refund-granted': 'Money back',
      'debt-paid-by-credit': 'Paid what an order still owed',
      'credit-given': 'Given by us',
      'credit-taken': 'Taken back by us',
      'withdrawal-asked': 'To your bank account',
      'withdrawal-refused': 'Did not go to the bank: back here',
    } satisfies Record<CreditMovement, string>,
    order: (code: string) => `order ${code}`,
    more: (left: number) => `Show ${left} more`,
  },
  withdraw: {
    open: 'Have it paid out',
    title: 'Have your credit paid out',
    text: 'A person sends it to your bank account. It cannot be spent meanwhile.',
    amount: 'How much',
    amountHint: (most: string) => `At most ${most}.`,
    amountRefused: (most: string) => `Write an amount in naira, ${most} at most.`,
    bank: 'Bank',
    bankHint: 'Like GTBank, Opay, First Bank.',
    bankRefused: 'Say which bank.',
    number: 'Account number',
    numberRefused: 'An account number has ten digits.',
    name: 'Name on the account',
    nameRefused: 'Write the name as the bank has it.',
    ask: (money: string) => `Ask for ${money}`,
    asking: 'Asking…',
    asked: 'We have your request',
    history: 'What you asked for',
    states: {
      open: 'On its way',
      paid: 'Paid',
      refused: 'Not paid; the money is in your credit again',
    } satisfies Record<WithdrawalState, string>,
    to: (bank: string, digits: string) => `${bank}, account ending in ${digits}`,
    back: 'Leave it',
  },
};

export type PayCopy = typeof english;
