import type { PublicCopy } from '../public.ts';

/** Nigerian Pidgin. What the specification fixes to the letter is the same in both languages. */
export const pidgin: PublicCopy = {
  shell: {
    tagline: 'Market Delivery Made Easy',
    loading: 'Loading...',
    skipToContent: 'Jump go di page',
    nav: {
      label: 'Main',
      home: 'Home',
      markets: 'Markets',
      track: 'Track',
      orders: 'Orders',
      profile: 'Profile',
      admin: 'Admin',
      signIn: 'Sign In',
      signOut: 'Sign Out',
      signingOut: 'We dey sign you out…',
    },
    language: { switchTo: 'English', label: 'Change language to English' },
    offline: 'Network no dey. You fit still read wetin dey dis phone; e go refresh by itself when network come back.',
    hours: 'We dey open 6 for morning reach 10 for night, Monday to Saturday',
    footerRights: (business: string) => `© 2024 ${business}. All rights reserved.`,
  },
  errors: {
    title: 'Something went wrong',
    unknown: 'An unknown error occurred',
    tryAgain: 'Try Again',
    reload: 'Reload Page',
    mountTitle: 'React Mount Error',
    couldNotLoad: 'We no fit load dis one.',
    noNetwork: 'E be like network no dey. Check your data, then try am again.',
    serverAway: 'Our side dey slow small. Wait small, then try am again.',
    notAllowedTitle: 'Dis page no dey open for you',
    notAllowedText: 'Your account no get right for dis page. If you need am, ask di owner.',
    goHome: 'Go home page',
  },
  notFound: {
    heading: '404 Page Not Found',
    text: 'Nothing dey dis address. Di market wey you dey find fit don move, or di link no correct.',
    toMarkets: 'See di markets',
  },
  notOpenYet: {
    back: 'See di markets',
    call: (phone: string) => `Call ${phone}`,
    message: 'Send message for WhatsApp',
  },
};
