import type { SharingCopy } from './en.ts';

export const pidgin: SharingCopy = {
  share: {
    open: 'Send am give family',
    title: 'Send dis order give family',
    text: 'Anybody wey get dis link go see how far di order don reach, when e go land and wetin we buy. Dem no go see PIN, bill, address or chat, and dem no fit change anything. Di link go end one day after di order.',
    making: 'We dey make di link…',
    message: (business: string, url: string) => `Follow my order from ${business} for here: ${url}`,
    whatsapp: 'Send am for WhatsApp',
    label: 'Link to follow di order',
    words: { copy: 'Copy', copied: 'E don copy', copyByHand: 'We don select am: copy am by hand.' },
    watched: 'Person send you dis link make you fit follow di order.',
    overTitle: 'Dis link don end',
    overText:
      'Di order don finish, or di link no complete. Ask di person wey send am, or open di order with im code and di last four digits of di phone.',
  },
  whatsapp: {
    ask: 'Ask for WhatsApp',
    about: (code: string) => `Good day. Na about my order ${code}.`,
    list: 'Send dis list for WhatsApp',
    listText: (list: string) => `Good day. Abeg buy dis things for me:\n${list}`,
  },
};
