import type { CustomerCopy } from './en.ts';

/** Nigerian Pidgin: wetin customer dey read behind di sign-in and in di installed app. */
export const pidgin: CustomerCopy = {
  profile: {
    title: 'Profile',
    hello: (name: string) => `How far, ${name}`,
    intro: 'Who you be for us, and wetin you fit change.',
  },
  details: {
    title: 'Your details',
    username: 'Username',
    usernameHint: 'Na dis one you dey use sign in. E no fit change.',
    name: 'Name',
    nameHint: 'Wetin make di agent call you for your door.',
    phone: 'Phone number',
    phoneHint: 'Nigerian mobile number, as you dey call am: 0803 123 4567.',
    phoneRead: (phone: string) => `We go keep am as ${phone}`,
    phoneRefused:
      'Dis one no be Nigerian mobile number. E suppose get 11 digits and start with 07, 08 or 09.',
    nameRefused: 'Name no fit pass 80 letters.',
    save: 'Save details',
    saving: 'We dey save am…',
    saved: 'We don save your details',
  },
  appearance: {
    title: 'Language and look',
    language: 'Language',
    languages: { pcm: 'Pidgin', en: 'English' },
    theme: 'Light abi dark',
    themes: { light: 'Light', dark: 'Dark', system: 'As dis phone dey' },
  },
  waiting: {
    title: 'Wetin dey wait to go',
    none: 'Nothing dey wait. Everything wey you send don go.',
    some: (count: number) =>
      count === 1
        ? '1 thing wey you send still dey wait for dis phone. E go go by itself when network come back.'
        : `${count} things wey you send still dey wait for dis phone. Dem go go by demself when network come back.`,
  },
  password: {
    title: 'Change password',
    current: 'Password wey you dey use now',
    new: 'New password',
    newHint: 'Long one wey you fit remember better pass short one wey hard.',
    consequence: 'When password change, every other device go sign out.',
    currentRefused: 'Type di password wey you dey use now.',
    newRefused: 'Type new password, e no fit pass 200 characters.',
    change: 'Change password',
    changing: 'We dey change am…',
    changed: 'Your password don change',
    changedText: 'Every other device don sign out.',
  },
  devices: {
    title: 'Devices wey sign in',
    intro: 'If you see one wey you no know, sign am out and change your password.',
    unknown: 'Device wey we no sabi',
    thisOne: 'Dis device',
    signedIn: (when: string) => `E sign in ${when}`,
    lastSeen: (when: string) => `Last time: ${when}`,
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out ${device}`,
    signedOut: 'Dat device don sign out',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out for every device?',
    everywhereText: 'Dis device too. You go need your password to come back.',
    empty: 'No device dey signed in.',
  },
  data: {
    title: 'Your data',
    exportText: 'Everything wey we keep about you, for one file wey you fit open read.',
    export: 'Download my data',
    exporting: 'We dey put am together…',
    exported: 'Your file don enter your downloads',
    deleteText: 'Delete di account and wetin we know about you.',
    delete: 'Delete account',
    deleteTitle: 'Delete dis account?',
    consequences: [
      'Your name, phone number and username go comot.',
      'Every device go sign out sharp sharp.',
      'E no fit come back again: you no fit bring am, we sef no fit.',
    ],
    deletePassword: 'Your password, make we sure say na you',
    deletePasswordRefused: 'Type your password.',
    deleteConfirm: 'Delete am finish',
    deleting: 'We dey delete am…',
  },
  signOut: {
    unsent: {
      title: 'E get wetin never go',
      text: (count: number) =>
        count === 1
          ? 'One thing dey dis phone only. If you sign out now, e don loss. When network dey, e go go by itself.'
          : `${count} things dey dis phone only. If you sign out now, dem don loss. When network dey, dem go go by demself.`,
      drop: 'Leave am, sign out',
      wait: 'I go wait',
    },
  },
  cancel: 'Leave am',
  appSettings: {
    title: 'App settings',
    clearTitle: 'Clear dis device',
    clearText:
      'E go comot wetin dis app keep for dis phone: pages and pictures, drafts, and wetin you choose. Your account and orders dey safe with us.',
    clear: 'Clear dis device',
    clearConfirmTitle: 'Clear everything for dis device?',
    clearConfirmText:
      'Drafts and anything wey never send go loss. You go sign out here, and di app go start fresh.',
    clearing: 'We dey clear am…',
    accountTitle: 'Account',
    toProfile: 'Name, phone, password and devices',
    toSignIn: 'Sign In',
    version: 'Version 1.0.0',
  },
  appHome: {
    title: 'Home',
    greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
    greet: (greeting: string, name: string) => `${greeting}, ${name}`,
    question: 'Wetin make we buy for you today?',
    order: 'Order now',
    orderText: 'Write your list as you dey write am for paper.',
    track: 'Track order',
    openNow: 'Dem open now',
    noneOpen: 'No market open now',
    noneOpenText: 'Market dey open Monday to Saturday, 6 for morning reach 10 for night.',
    allMarkets: 'All markets',
  },
  byPhone:
    'If you want make we buy something today, call us or send us message with your list: person go answer.',
  orders: {
    title: 'My orders',
    notOpenTitle: 'No order dey here yet',
    notOpenText: 'You never fit order for inside app. As e open, your orders go dey here.',
  },
  dashboard: {
    title: 'Dashboard',
    notOpenTitle: 'Your dashboard never open',
    notOpenText:
      'Your order wey dey go, your saved lists and your credit go dey here when ordering open. Your details and devices dey your profile now.',
    toProfile: 'Open my profile',
  },
};
