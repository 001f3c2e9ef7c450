export const terms = `
Dis na di agreement between you and {business_name} when you order. We make am short. Nothing inside fit take away any right wey Federal Competition and Consumer Protection Act 2018 give you.

## Wetin we dey do

You send list. Agent go buy am for open market for you and bring am come your door. We dey work from 06:00 reach 22:00 every day; market no dey open for Sunday. Di time wey we talk before you order na wetin we dey aim for. If e go late, na us go tell you first.

## How much e be

- For di items you dey pay wetin market collect, plus delivery fee and service fee. You go see di two fees before you order. No hidden charge.
- Market price dey move. So you go see estimate, and you go talk di most wey di whole order fit cost, fees join. You no go ever pay pass am without your yes.
- If you put money for one item ("pepper 500"), we no go pay pass am without your yes.
- Wetin we no buy, you no pay. If you pay too much, e go come back di way e come, or as credit wey you fit use or withdraw.

## Questions when we dey buy

If one item cost pass, or market no get am, di agent go ask you, as you choose. You get three minutes. If you no answer, we no go buy am.

## How you dey pay

You fit pay online before we buy, or for door where we allow am, or with credit. Online payment dey pass Paystack. For door you go pay everything: cash wey we count, or transfer wey don enter. Screenshot no be payment.

## Cancel

You fit cancel. Before you confirm, di app go tell you how much e be for dat time: nothing if we never buy anything; later, wetin we don buy or do for you.

## For di door

- Give di agent di PIN only when you don get wetin you order. E dey show say you collect am.
- You fit check di goods first. Reject wetin spoil or no correct; you no go pay for am.
- If nobody dey and nobody pick call, di agent go wait and then go. You fit owe wetin we don buy for you.

## If something no correct

Claim di item for app inside 24 hours after delivery, with photo if you fit. We go check am and give you back your money if you dey right. After 24 hours, still write us: di law give you rights wey no end there.

## Wetin we no dey carry

Anything wey law say make nobody sell or carry, weapon, medicine wey need doctor paper, and alcohol or cigarette for anybody wey never reach 18.

## Your own side

Give correct name, phone and address. Treat agents well: nobody suppose chop insult, threat or beating. Order wey person take do wayo, we go cancel am, and we fit close di account.

## Our own side

If we or our agents do wrong, na us go answer. Wetin nobody fit stop, like road wey block or market wey close, no be our fault, but we go tell you and you no go pay for wetin no come.

## If we no agree

Write or call us first; most matter dey finish inside one day. If e no finish, you fit complain give Federal Competition and Consumer Protection Commission (FCCPC): fccpc.gov.ng. Na di law of Nigeria we dey follow, and di courts of Federal Capital Territory, or di ones where you dey live.

## How to reach us

- {business_name}, {business_address}
- Phone: {business_phone}
- Email: {business_email}

If dese terms change, di new one go dey here with im date and e go count for orders wey come after. If English and Pidgin no say di same thing, na English one count.
`.trim();
