import type { PublicCopy } from '#contract/copy/public.ts';
import { serverAway } from '#contract/copy/failures.ts';

export const shell: PublicCopy['shell'] = {
  tagline: 'Market Delivery Made Easy',
  loading: 'Loading...',
  skipToContent: 'Go straight to di page',
  nav: {
    label: 'Main',
    home: 'Home',
    markets: 'Markets',
    track: 'Track',
    orders: 'Orders',
    work: 'My work',
    profile: 'Profile',
    person: 'Your account',
    admin: 'Admin',
    signIn: 'Sign In',
    signOut: 'Sign Out',
    signingOut: 'We dey sign you out…',
  },
  language: { switchTo: 'English', label: 'Change language to English' },
  offline: {
    title: 'Network no dey',
    text: 'You fit still read wetin don already dey dis phone. E go refresh by itself when network come back.',
  },
  hours: 'We dey open 06:00 reach 22:00 every day. Market no dey open for Sunday.',
  priceRange: 'How price be: ₦₦',
  workWithUs: 'Work with us as agent',
  footerRights: (business: string) => `© 2024 ${business}. All rights reserved.`,
  call: (phone: string) => `Call ${phone}`,
  close: 'Close',
  showPicture: 'Show di picture',
  pictureComes: 'Di picture still dey come',
  toasts: { one: 'Message', all: 'Messages', close: 'Close di message' },
};

export const errors: PublicCopy['errors'] = {
  title: 'Something went wrong',
  unknown: 'An unknown error occurred',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  couldNotLoad: 'We no fit load dis one.',
  noNetworkTitle: 'Network no dey',
  noNetwork: 'E be like say network no dey. Check your data, then try am again.',
  serverAway: serverAway.pcm,
  notAllowedTitle: 'Dis page no dey open for you',
  notAllowedText: 'Your account no get right to see dis page. If you need am, ask di owner.',
  goHome: 'Go home page',
};

export const notFound: PublicCopy['notFound'] = {
  heading: '404 Page Not Found',
  text: 'Nothing dey dis address. Di market wey you dey find fit don move, or di link no correct.',
  toMarkets: 'See di markets',
};
