/** The element that asks whether a list is an errand. */
export const errandQuestion = 'errand-question';

/** Puts the keyboard on its yes, in sight; answers false where nothing is asked. */
export function goToErrandQuestion(): boolean {
  const buttons = document.querySelectorAll<HTMLElement>(`#${errandQuestion} button`);
  const yes = buttons[buttons.length - 1];
  yes?.focus();
  return yes !== undefined;
}
