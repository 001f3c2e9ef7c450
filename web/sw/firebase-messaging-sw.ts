import { takeNotices } from './notices/take-notices.ts';

// What comes by FCM is shown by this one; the app's own worker shows what comes by Web Push.
takeNotices();
