/** Told to the window when an action was queued, so that it is sent at once where there is network. */
export const somethingQueued = 'something-queued';
