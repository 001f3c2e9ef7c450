/** The button that takes a list for the errand that was read in it. */
export const errandYes = 'errand-yes';

/** Puts the keyboard on it, in sight; answers false where nothing is asked. */
export function goToErrandYes(): boolean {
  const yes = document.getElementById(errandYes);
  yes?.focus();
  return yes !== null;
}
