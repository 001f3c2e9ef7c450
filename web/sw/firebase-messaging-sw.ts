import { takeNotices } from './notices/take-notices.ts';

// Shows FCM’s messages; the app’s own worker shows those of Web Push.
takeNotices();
