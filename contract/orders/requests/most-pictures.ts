/** Photos of one list, and so the files that another app hands over at once: a voice note comes alone. */
export const mostRequestPictures = 4;
