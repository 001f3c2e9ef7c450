import { serverAway } from '#contract/copy/failures.ts';

export const shell = {
  tagline: 'Market Delivery Made Easy',
  loading: 'Loading...',
  skipToContent: 'Skip to the page',
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
    signingOut: 'Signing out…',
  },
  language: { switchTo: 'Pidgin', label: 'Change language to Pidgin' },
  offline: {
    title: 'No network',
    text: 'You can still read what is already on this phone. It refreshes by itself when network comes back.',
  },
  hours: 'Open 06:00 to 22:00 every day. Markets are closed on Sundays.',
  priceRange: 'Price range: ₦₦',
  workWithUs: 'Work with us as an agent',
  footerRights: (business: string) => `© 2024 ${business}. All rights reserved.`,
  call: (phone: string) => `Call ${phone}`,
  close: 'Close',
  showPicture: 'Show the picture',
  pictureComes: 'The picture is loading',
  toasts: { one: 'Message', all: 'Messages', close: 'Close the message' },
};

export const errors = {
  title: 'Something went wrong',
  unknown: 'An unknown error occurred',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  couldNotLoad: 'We could not load this.',
  noNetworkTitle: 'No network',
  noNetwork: 'It looks like there is no network. Check your data, then try again.',
  serverAway: serverAway.en,
  notAllowedTitle: 'This page is not open to you',
  notAllowedText: 'Your account does not have the right for this page. If you need it, ask the owner.',
  goHome: 'Go to the home page',
};

export const notFound = {
  heading: '404 Page Not Found',
  text: 'There is no page at this address. The market you want may have moved, or the link is wrong.',
  toMarkets: 'See the markets',
};
