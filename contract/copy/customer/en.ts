/** English (Nigeria): what a customer reads behind the sign-in and in the installed app. */
export const english = {
  profile: {
    title: 'Profile',
    hello: (name: string) => `Hello, ${name}`,
    intro: 'Who you are to us, and what you can change.',
  },
  details: {
    title: 'Your details',
    username: 'Username',
    usernameHint: 'You sign in with this. It cannot be changed.',
    name: 'Name',
    nameHint: 'What the agent should call you at the door.',
    phone: 'Phone number',
    phoneHint: 'A Nigerian mobile number, as you would say it: 0803 123 4567.',
    phoneRead: (phone: string) => `Kept as ${phone}`,
    phoneRefused: 'This is not a Nigerian mobile number. It has 11 digits and starts with 07, 08 or 09.',
    nameRefused: 'A name holds at most 80 letters.',
    save: 'Save details',
    saving: 'Saving…',
    saved: 'Your details are saved',
  },
  appearance: {
    title: 'Language and look',
    language: 'Language',
    languages: { pcm: 'Pidgin', en: 'English' },
    theme: 'Light or dark',
    themes: { light: 'Light', dark: 'Dark', system: 'Like this phone' },
  },
  waiting: {
    title: 'Waiting to be sent',
    none: 'Nothing is waiting. Everything you sent has gone.',
    some: (count: number) =>
      count === 1
        ? '1 thing you sent waits on this phone. It goes by itself when network comes back.'
        : `${count} things you sent wait on this phone. They go by themselves when network comes back.`,
  },
  password: {
    title: 'Change password',
    current: 'Current password',
    new: 'New password',
    newHint: 'Long and easy for you to remember is better than short and strange.',
    consequence: 'Every other device is signed out when the password changes.',
    currentRefused: 'Type the password you use now.',
    newRefused: 'Type a new password, at most 200 characters.',
    change: 'Change password',
    changing: 'Changing…',
    changed: 'Your password is changed',
    changedText: 'Every other device has been signed out.',
  },
  devices: {
    title: 'Devices signed in',
    intro: 'If you see one you do not know, sign it out and change your password.',
    unknown: 'A device we do not recognise',
    thisOne: 'This device',
    signedIn: (when: string) => `Signed in ${when}`,
    lastSeen: (when: string) => `Last used ${when}`,
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out ${device}`,
    signedOut: 'That device is signed out',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out on every device?',
    everywhereText: 'This device too. You will need your password to come back.',
    empty: 'No device is signed in.',
  },
  data: {
    title: 'Your data',
    exportText: 'Everything we keep about you, as one file you can open and read.',
    export: 'Download my data',
    exporting: 'Putting it together…',
    exported: 'Your file is in your downloads',
    deleteText: 'Delete the account and what we know about you.',
    delete: 'Delete account',
    deleteTitle: 'Delete this account?',
    consequences: [
      'Your name, phone number and username are removed.',
      'Every device is signed out at once.',
      'It cannot be brought back, not by you and not by us.',
    ],
    deletePassword: 'Your password, to be sure it is you',
    deletePasswordRefused: 'Type your password.',
    deleteConfirm: 'Delete for good',
    deleting: 'Deleting…',
  },
  signOut: {
    unsent: {
      title: 'Not everything is sent',
      text: (count: number) =>
        count === 1
          ? 'One thing is only on this phone. If you sign out now, it is lost. With network it goes by itself.'
          : `${count} things are only on this phone. If you sign out now, they are lost. With network they go by themselves.`,
      drop: 'Drop it and sign out',
      wait: 'Wait',
    },
  },
  cancel: 'Cancel',
  appSettings: {
    title: 'App settings',
    clearTitle: 'Clear this device',
    clearText:
      'Removes what this app keeps on this phone: saved pages and pictures, drafts, and your choices. Your account and orders stay safe with us.',
    clear: 'Clear this device',
    clearConfirmTitle: 'Clear everything on this device?',
    clearConfirmText:
      'Drafts and anything not yet sent are lost. You are signed out here, and the app starts afresh.',
    clearing: 'Clearing…',
    accountTitle: 'Account',
    toProfile: 'Name, phone, password and devices',
    toSignIn: 'Sign In',
    version: 'Version 1.0.0',
  },
  appHome: {
    title: 'Home',
    greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
    greet: (greeting: string, name: string) => `${greeting}, ${name}`,
    question: 'What should we buy for you today?',
    order: 'Order now',
    orderText: 'Write your list as you would on paper.',
    track: 'Track an order',
    openNow: 'Open now',
    noneOpen: 'No market is open now',
    noneOpenText: 'Markets open Monday to Saturday, 6 am to 10 pm.',
    allMarkets: 'All markets',
  },
  byPhone: 'To have something bought today, call or message us with your list: a person answers.',
  orders: {
    title: 'My orders',
    notOpenTitle: 'No orders here yet',
    notOpenText: 'Ordering in the app is not open yet. Your orders will stand here as soon as it is.',
  },
  dashboard: {
    title: 'Dashboard',
    notOpenTitle: 'Your dashboard is not open yet',
    notOpenText:
      'Your order under way, your saved lists and your credit will stand here once ordering opens. Your details and devices are on your profile now.',
    toProfile: 'Open my profile',
  },
};

export type CustomerCopy = typeof english;
