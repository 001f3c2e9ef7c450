/** Stands for forgotten words in a column that must not be empty. */
export const forgottenText = '–';
