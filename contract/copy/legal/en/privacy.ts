export const privacy = `
This page says what {business_name} knows about you, why, for how long, and what you can do about it. It follows the Nigeria Data Protection Act 2023 (NDPA). {business_name} decides how your data is used, so it is the data controller.

## What we keep, and why

- Your name, phone number and delivery address, with the landmark and the point on the map if you give one: to buy for you, find your door and call you. Without them there is no delivery, so the reason in law is our agreement with you.
- Your list, your orders, what was paid, your claims and your receipts: to do the order, and because the law asks a business to keep its books.
- Messages and photos in a chat about an order, and your answers to questions: so that you and the agent understand each other, and to settle a complaint.
- Your username, a protected form of your password, and the devices you are signed in on: so that only you open your account.
- The bank account that you want credit paid to, and the identity photo of a person who applies as an agent: to pay the right person, and to know who works for us. Both are locked with a key that a copy of our data does not hold.
- The address of your phone for notifications, only if you switch them on. You can switch them off at any time; that is your consent, and you can take it back.
- Network addresses and wrong guesses, for a short time: to keep thieves out. That is our legitimate interest, and yours.
- How fast pages open and which pages are opened, without your name, only where we have switched this on.

We do not sell your data. We show no advertising and no other company follows you here. No machine alone takes a decision about you that has a legal effect. What we keep on your phone (signing in, language, your draft, orders that wait for network) is only what the product needs to work.

## Who else sees it

- The agent who has your order sees your name, phone and address for as long as the order is theirs.
- People who work for us see what their work needs. What they change is recorded.
- Paystack takes online payments. We never see your card number.
- Termii sends text messages. Google and the maker of your browser carry notifications.
- A map company sees which part of the map your phone opens, where maps are switched on.
- The police or a court, where the law of Nigeria makes us.

Some of these companies work outside Nigeria. We use them only as the NDPA allows.

## How long

- Chat about an order: 90 days after the order ends. Chat with our office: 180 days without a message.
- Where an agent was: 30 days.
- A notification: 30 days. A session on a device: 60 days after it was last used.
- Orders, payments and the books stay, because the law asks for books. When you delete your account, your name, phone and address go from them.

## Your rights

You may see your data, have it corrected, take it with you, have it deleted, say no to a use of it, and take back a yes. On your profile you can do most of it yourself: change it, download all of it, or delete your account. Deleting waits until an open order is finished and credit is used or paid out. If you ordered without an account, ask us and tell us the code of the order.

We answer within 30 days, free of charge. If you are not content, complain to the Nigeria Data Protection Commission (NDPC): ndpc.gov.ng.

## Children

An account is for people of 18 and above. Below that a parent or guardian orders.

## If something goes wrong

If data is lost or stolen and people may be harmed by it, we tell the Commission within 72 hours, and we tell you without delay where the risk to you is high.

## How to reach us

- {business_name}, {business_address}
- Phone: {business_phone}
- Email: {business_email}
- With an account: open your profile and write to our office.

If this page changes, the new text stands here with its date. Where the English and the Pidgin text differ, the English one counts.
`.trim();
