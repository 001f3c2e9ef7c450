export const terms = `
This is the agreement between you and {business_name} when you order. It is short on purpose. Nothing in it takes away a right that the Federal Competition and Consumer Protection Act 2018 gives you.

## What we do

You send a list. An agent buys it at the open market for you and brings it to your door. We work from 06:00 to 22:00 every day; markets are closed on Sundays. The time that is named before you order is what we aim for. If it gets late, you hear it from us.

## What it costs

- You pay for the items what the market takes, plus a delivery fee and a service fee. You see both fees before you order. There is no hidden charge.
- Market prices move. So you see an estimate, and you set the most that the whole order may cost, fees inside. You never pay above that without your yes.
- If you give money for an item ("pepper 500"), more than that is not paid for it without your yes.
- What was not bought, you do not pay. What you paid too much comes back, the way it came or as credit that you can use or withdraw.

## Questions while we shop

If an item costs more, or the market has none, the agent asks you, as you chose. You have three minutes. If you do not answer, the item is left out.

## Paying

You pay online before we shop, or at the door where that is offered, or with credit. Online payments go through Paystack. At the door you pay in full: cash that is counted, or a transfer that has arrived. A screenshot is not a payment.

## Cancelling

You can cancel. Before you confirm, the app says what it costs at that moment: nothing before anything has been bought; later, what was already bought or done for you.

## At the door

- Give the agent the PIN only when you have what you ordered. It proves that you received it.
- You may look at the goods first. Reject what is spoilt or wrong; you do not pay for it.
- If nobody is there and nobody answers, the agent leaves after waiting. What was bought for you may then be owed.

## If something is wrong

Claim an item in the app within 24 hours after delivery, with a photo if you can. We look at it and give the money back where you are right. After 24 hours, write to us all the same: the law gives you rights that do not end there.

## What we do not bring

Nothing that the law forbids to sell or carry, no weapons, no medicine that needs a prescription, and no alcohol or tobacco for anybody below 18.

## Your side

Give a true name, phone and address. Be kind to agents: nobody has to bear insults, threats or harm. Orders made to deceive are cancelled, and we may close the account.

## Our side

We answer for what we and our agents do wrong. We do not answer for what nobody could prevent, like a closed road or a market that shuts, but we tell you and you do not pay for what did not come.

## If we do not agree

Write or call first; most things are settled in a day. If not, you can complain to the Federal Competition and Consumer Protection Commission (FCCPC): fccpc.gov.ng. The law of Nigeria applies, and the courts of the Federal Capital Territory, or those where you live.

## How to reach us

- {business_name}, {business_address}
- Phone: {business_phone}
- Email: {business_email}

If these terms change, the new text stands here with its date and counts for orders placed after it. Where the English and the Pidgin text differ, the English one counts.
`.trim();
