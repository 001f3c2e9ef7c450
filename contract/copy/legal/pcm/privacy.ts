export const privacy = `
Dis page dey tell you wetin {business_name} sabi about you, why, how long we go keep am, and wetin you fit do about am. E dey follow Nigeria Data Protection Act 2023 (NDPA). Na {business_name} dey decide how we dey use your data, so na we be di data controller.

## Wetin we dey keep, and why

- Your name, phone number and address, with di landmark and di point for map if you give us: make we buy for you, find your door and call you. Without dem delivery no fit happen, so di reason for law na di agreement wey we get with you.
- Your list, your orders, wetin you pay, your claims and your receipts: make we do di order, and because law say business must keep im books.
- Messages and photos for chat about order, and how you answer questions: make you and di agent understand each other, and make we settle complain.
- Your username, your password wey we lock make nobody read am, and di phones wey you sign in: make only you open your account.
- Di bank account wey you want make credit enter, and di ID photo of person wey apply to be agent: make money reach di right person, and make we know who dey work for us. We lock both with key wey no dey inside any copy of our data.
- Your phone address for notification, only if you on am. You fit off am any time; na your yes, and you fit take am back.
- Network address and wrong guess, for short time: make thief no enter. E good for us and for you.
- How fast pages dey open and which pages people dey open, without your name, only where we on am.

We no dey sell your data. We no dey show advert, and no other company dey follow you for here. No machine go decide by itself anything wey touch your right for law. Wetin we keep for your phone (sign in, language, your draft, orders wey dey wait for network) na only wetin di app need.

## Who else dey see am

- Di agent wey carry your order dey see your name, phone and address as long as di order dey with am.
- People wey dey work for us dey see wetin dia work need. Wetin dem change, we write am down.
- Paystack dey collect online payment. We no dey see your card number.
- Termii dey send SMS. Google and di people wey make your browser dey carry notification.
- Map company dey see which part of di map your phone open, where map dey on.
- Police or court, if di law of Nigeria say we must.

Some of dese companies dey work outside Nigeria. We dey use dem only as NDPA allow.

## How long

- Chat about order: 90 days after di order end. Chat with our office: 180 days wey nobody write.
- Where agent dey: 30 days.
- Notification: 30 days. Phone wey sign in: 60 days after you use am last.
- Orders, payments and books go stay, because law say make we keep books. If you delete your account, your name, phone and address go comot from dem.

## Your rights

You fit see your data, make we correct am, carry am go, make we delete am, say no to how we use am, and take back your yes. You fit do most of am by yourself for your profile: change am, download everything, or delete your account. To delete go wait until open order finish and credit don use or pay out. If you order without account, ask us and tell us di code of di order.

We go answer inside 30 days, free. If e no satisfy you, complain give Nigeria Data Protection Commission (NDPC): ndpc.gov.ng.

## Pikin

Account na for people wey don reach 18. If you never reach, make your papa, mama or guardian order.

## If something spoil

If data lost or thief carry am and e fit harm people, we go tell di Commission inside 72 hours, and we go tell you sharp sharp if di danger for you high.

## How to reach us

- {business_name}, {business_address}
- Phone: {business_phone}
- Email: {business_email}
- If you get account: open your profile and write our office.

If dis page change, di new one go dey here with im date. If English and Pidgin no say di same thing, na English one count.
`.trim();
