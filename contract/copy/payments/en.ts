import type { HowPaid } from '#contract/ledger/how-paid.ts';
import type { MoneyStanding } from '#contract/orders/money-standing.ts';
import type { creditMovements, withdrawalStates } from '#contract/payments/credit/schema.ts';

type CreditMovement = (typeof creditMovements)[number];
type MoneyStandingKind = MoneyStanding['kind'];
type WithdrawalState = (typeof withdrawalStates)[number];

/** English (Nigeria): paying an order, and the credit that a customer has with us. */
export const english = {
  choice: {
    legend: 'How you pay',
    ways: {
      on_delivery: {
        label: 'At your door',
        text: 'Cash or transfer, when you have your things in your hands.',
      },
      online: {
        label: 'Online now',
        text: (most: string) =>
          `Card, transfer or USSD on Paystack’s page. You pay ${most} now; what is not spent comes back to you.`,
      },
    },
    atOther: {
      label: (receiver: string) => `At ${receiver}’s door`,
      text: (receiver: string) => `Cash or transfer, when ${receiver} has it in the hands.`,
    },
    onlineClosed: 'Paying online is not open now. It is paid at the door, by cash or transfer.',
    debt: (money: string) =>
      `An earlier order still has ${money} to pay. Pay it first, or pay this one online.`,
    debtOnly: (money: string) =>
      `An earlier order still has ${money} to pay. Pay it first; then you can order again.`,
    toOrders: 'Open my orders',
    paidBefore: {
      before: 'Nothing comes to a door, so it is paid before we go.',
      shut: 'Paying online is not open now, and your credit does not cover it. Let something come back to your door, and you can pay there.',
      toDoor: 'Let something come to my door',
    },
    shut: {
      toOpen: 'To pay at the door, change one of these:',
      fewer: 'Remove an item from the list',
      less: 'Choose a shorter wait',
      lessMoney: 'Lower the money the agent lays out',
      verifyWhy: (phone: string) =>
        `If you have paid us at your door before, confirm ${phone} by SMS: then we can collect more.`,
    },
    credit: (money: string) => `${money} of it comes from your credit.`,
    creditAll: (money: string) =>
      `Your credit pays all of it: ${money} is set aside, and what is not used comes back. Nothing is left to pay.`,
  },
  now: {
    title: (money: string) => `Pay ${money} to start`,
    text: 'We start as soon as it is paid. What is not spent comes back to you.',
    until: (time: string) => `Pay before ${time}, or the order is cancelled.`,
    expired: 'The time to pay is over. If you have paid, we are checking with the payment company.',
    owedTitle: (money: string) => `${money} to pay`,
    doorText: 'You can pay it at the door when it arrives, or online now.',
    doorOnlyText: 'You can pay it at the door when it arrives.',
    debtText: 'It is left to pay from this order. Until you pay it, you cannot pay at the door again.',
    button: (money: string) => `Pay ${money} online`,
    opening: 'Opening the payment page…',
    offline: 'Paying needs network. Your order is saved; pay when network is back.',
    atDoor: 'Pay at the door instead',
    atDoorPending: 'Changing it…',
    aboveDoorCap: (cap: string, limit: string) =>
      `At the door we can collect ${cap}, and this order may come to ${limit}. Pay online, or cancel it and order a shorter list.`,
    atDoorDone: 'It is paid at the door, when it arrives',
    byCredit: (money: string) => `Pay ${money} with my credit`,
    paidByCredit: 'Paid with your credit',
    paying: 'Paying…',
    held: (money: string) => `${money} is set aside for this order.`,
  },
  back: {
    title: 'Your payment',
    waiting: 'Waiting for the payment company',
    waitingText:
      'This can take a minute, or longer with a transfer. You may stay here or close the page: we keep checking, and your order shows it.',
    stillWaiting: 'The payment has not reached us yet',
    stillWaitingText: 'We keep checking, even if you close this page. If you did not pay, you can do it now.',
    paid: (money: string) => `${money} paid`,
    paidText: 'Thank you. We have it, and your order goes on.',
    returned: 'This payment came too late',
    returnedText: (money: string) =>
      `The order was already closed or paid, or the payment was less than the bill. The ${money} goes back the way it came. Nothing is lost.`,
    failed: 'Nothing was paid',
    failedText:
      'The payment did not go through and nothing was taken. You can try again while the order waits.',
    notPaidText: 'You left the payment page before anything was paid. Your order still waits.',
    paidAllTheSame: 'I did pay: check again',
    unknown: 'We do not know this payment',
    unknownText: 'The address is not complete. Open your order to see how it stands.',
    away: 'We cannot reach the payment company now. We will keep trying.',
    offline: 'No network. We check again as soon as it is back. Nothing you paid is lost.',
    look: 'Check again',
    toOrder: 'Go to my order',
    order: (code: string) => `Order ${code}`,
  },
  money: {
    title: 'Paid and still to pay',
    ways: {
      creditKobo: 'Paid from credit',
      onlineKobo: 'Paid online',
      cashKobo: 'Cash at the door',
      transferKobo: 'Paid by transfer',
    } satisfies Partial<Record<keyof HowPaid, string>>,
    back: {
      toCreditKobo: 'Back in your credit',
      toSenderKobo: 'On its way back, the way you paid',
      sentKobo: 'Sent back, the way you paid',
      waitingKobo: 'Your change: we are confirming it with the agent',
    } satisfies Partial<Record<keyof HowPaid, string>>,
    standing: {
      'pay-now': 'To pay now, online',
      'about-at-door': 'To pay at the door, about',
      'at-door': 'To pay at the door',
      owed: 'Still to pay',
      'paid-ahead': 'Paid in advance',
      paid: 'You paid in all',
      nothing: 'To pay',
    } satisfies Record<MoneyStandingKind, string>,
    checked: (money: string) =>
      `${money} is on its way back to you. One more person of our office checks so large a sum before it is sent. You need not do anything.`,
    atDoor: 'Cash or transfer, when you have your things in your hands.',
    rest: {
      credit: 'What is not spent comes back into your credit.',
      sender: 'What is not spent goes back the way you paid.',
    },
    allPaid: 'Nothing is left to pay.',
    nothing: 'You owe nothing for this order.',
    cost: 'What it cost you in all',
    wayThere: 'The way there',
    wayBack: 'The way back',
    line: {
      'pay-now': (money: string) => `${money} to pay now`,
      'about-at-door': (money: string) => `About ${money} to pay at the door`,
      'at-door': (money: string) => `${money} to pay at the door`,
      owed: (money: string) => `${money} still to pay`,
      'paid-ahead': (money: string) => `${money} paid`,
      paid: (money: string) => `${money} paid`,
      nothing: () => 'Nothing to pay',
    } satisfies Record<MoneyStandingKind, (money: string) => string>,
    lineBack: {
      toCreditKobo: (money: string) => `${money} back in your credit`,
      toSenderKobo: (money: string) => `${money} on its way back`,
      sentKobo: (money: string) => `${money} sent back`,
      waitingKobo: (money: string) => `${money} change being confirmed`,
    },
  },
  credit: {
    title: 'Your credit',
    text: 'Your next order is paid from it first.',
    none: 'No credit yet',
    noneText: 'Change from the door and refunds come here, and your next order is paid from it first.',
    asked: (money: string) => `${money} more is on its way to your bank account.`,
    open: 'See its history',
    story: 'History of your credit',
    movements: {
      'credit-held': 'Set aside for an order',
      'change-booked': 'Change',
      'held-returned': 'Came back from an order',
      'item-rejected': 'An item you gave back',
      'late-fee-returned': 'Delivery fee back: we were late',
      'cash-collected': 'Change from the door',
      'change-confirmed': 'Change from the door, counted',
      'posting-reversed': 'Corrected by us',
      'transfer-collected': 'Transferred more than the bill',
      'claim-refunded': 'Money back for a claim',
      'loss-paid': 'For a parcel that was lost or broken',
      'refund-granted': 'Money back',
      'debt-paid-by-credit': 'Paid what was left on an order',
      'credit-given': 'Given by us',
      'credit-taken': 'Taken back by us',
      'withdrawal-asked': 'To your bank account',
      'withdrawal-refused': 'Not sent to your bank: back in your credit',
    } satisfies Record<CreditMovement, string>,
    order: (code: string) => `order ${code}`,
    more: (left: number) => `Show ${left} more`,
  },
  withdraw: {
    open: 'Send it to my bank',
    title: 'Send your credit to your bank',
    text: 'Our office sends it to your bank account. Once you ask, you cannot spend it here.',
    proveFirst: 'Confirm your phone number first, so that nobody else can send your credit away.',
    toPhone: 'Go to your number',
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
    history: 'Your requests',
    states: {
      open: 'On its way',
      paid: 'Paid',
      refused: 'Not paid; the money is in your credit again',
    } satisfies Record<WithdrawalState, string>,
    to: (bank: string, digits: string) => `${bank}, account ending in ${digits}`,
    back: 'Go back',
  },
};

export type PayCopy = typeof english;
