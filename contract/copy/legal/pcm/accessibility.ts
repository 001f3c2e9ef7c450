export const accessibility = `
Anybody wey fit hold phone, or wey person or machine dey read phone for, suppose fit order with {business_name}. Dis page dey tell you how far we don reach.

## Wetin we dey aim for

Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We still dey remember Discrimination Against Persons with Disabilities (Prohibition) Act 2018.

## Wetin dey work

- You fit do everything with keyboard, and you go always see where you dey.
- Screen reader dey hear names, how things be, and errors. We dey test am with machine, and we dey pass through di screens ourselves.
- You fit make di letters double. Di screens dey work whether phone stand or lie down.
- Buttons big reach for thumb. Colour no be di only sign.
- Things wey dey move go stop if your phone say make dem stop.
- E get light look and dark look, and two languages: English and Nigerian Pidgin.
- E dey work for bad network, and plenty of am dey work without network.

## Wetin never work well

- Screen reader no fit read di map. Every place wey dey map, you fit still talk am with words.
- Photos wey people snap no get description.
- Some screen readers dey read Pidgin like English. To change to English dey help.
- If letters double, some screens for agents and for our office wide pass small phone.
- Nobody from outside don check us yet.

## If something stop you

Tell us wetin you wan do and di phone wey you use. We fit still take your order for phone.

- Phone: {business_phone}
- Email: {business_email}
- If you get account: open your profile and write our office.

We go answer inside five working days.
`.trim();
