/** Told to the window when an action was queued, so that it is sent at once where there is network. */
export const somethingQueued = 'something-queued';

/** Told to the window when something of the queue is other than before. */
export const queueChanged = 'queue-changed';
