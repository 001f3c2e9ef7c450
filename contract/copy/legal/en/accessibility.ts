export const accessibility = `
Everybody who can hold a phone, or have one read to them, shall be able to order with {business_name}. This page says how far we have come.

## What we aim for

The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We also have in mind the Discrimination Against Persons with Disabilities (Prohibition) Act 2018.

## What works

- Everything can be done with a keyboard, and the place where you are is always in sight.
- Screen readers hear names, states and errors. We test with rules that machines can check and by going through the screens ourselves.
- Text can be made twice as big. Screens work upright and sideways.
- Buttons are big enough for a thumb. Colour is never the only sign.
- Movement stops where your phone asks for less of it.
- There is a light and a dark look, and two languages: English and Nigerian Pidgin.
- It works on a poor network, and much of it without network.

## What does not work well yet

- The map cannot be read by a screen reader. Every place on it can also be given in words.
- Photos that people take have no description.
- Some screen readers read Pidgin with English sounds. Switching to English helps.
- With text twice as big, some screens of agents and of our office are wider than a small phone.
- Nobody from outside has audited us yet.

## If something stops you

Tell us what you wanted to do and on which phone. We can also take your order on the phone.

- Phone: {business_phone}
- Email: {business_email}
- With an account: open your profile and write to our office.

We answer within five working days.
`.trim();
