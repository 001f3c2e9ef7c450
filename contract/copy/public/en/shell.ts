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
  hours: 'Markets open 6 am to 10 pm, Monday to Saturday',
  footerLabel: 'About the business',
  footerRights: (business: string) => `© 2024 ${business}. All rights reserved.`,
  call: (phone: string) => `Call ${phone}`,
  close: 'Close',
  showPicture: 'Show the picture',
  pictureComes: 'The picture is still on its way',
  toasts: { one: 'Message', all: 'Messages', close: 'Close the message' },
};

export const errors = {
  title: 'Something went wrong',
  unknown: 'An unknown error occurred',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  mountTitle: 'React Mount Error',
  couldNotLoad: 'We could not load this.',
  noNetworkTitle: 'No network',
  noNetwork: 'It looks like there is no network. Check your data, then try again.',
  serverAway: 'Our side is slow to answer. Give it a moment, then try again.',
  notAllowedTitle: 'This page is not open to you',
  notAllowedText: 'Your account does not have the right for this page. If you need it, ask the owner.',
  goHome: 'Go to the home page',
};

export const notFound = {
  heading: '404 Page Not Found',
  text: 'Nothing stands at this address. The market you want may have moved, or the link is wrong.',
  toMarkets: 'See the markets',
};
