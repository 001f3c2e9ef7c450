/** The words of what is sent on: the link for family, and messages to the business. */
export const english = {
  share: {
    open: 'Send it to family',
    title: 'Send this order to family',
    text: 'Everybody who has this link sees how far the order is, when it comes and what is bought. They do not see the PIN, the bill, the address or the chat, and can change nothing. It ends a day after the order.',
    making: 'Making the link…',
    message: (business: string, url: string) => `Follow my order from ${business} here: ${url}`,
    whatsapp: 'Send by WhatsApp',
    label: 'Link to follow the order',
    words: { copy: 'Copy', copied: 'Copied', copyByHand: 'It is selected: copy it by hand.' },
    watched: 'Somebody sent you this link so that you can follow the order.',
    overTitle: 'This link has ended',
    overText:
      'The order is over, or the link is not whole. Ask the person who sent it, or open the order with its code and the last four digits of the phone.',
  },
  whatsapp: {
    ask: 'Ask on WhatsApp',
    about: (code: string) => `Good day. It is about my order ${code}.`,
    list: 'Send this list by WhatsApp',
    listText: (list: string) => `Good day. Please buy for me:\n${list}`,
  },
};

export type SharingCopy = typeof english;
