/** Every field of the column below this one that is in sight; after the last, the button that saves. */
export function goToNextCell(field: HTMLInputElement): void {
  const column = field.closest<HTMLElement>('[data-market]')?.dataset['market'];
  const form = field.closest('form');
  if (form === null || column === undefined) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>(`[data-market="${column}"] input`)];
  const next = fields[fields.indexOf(field) + 1] ?? form.querySelector<HTMLElement>('button[type=submit]');
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Brings the field of a place into sight, with the keyboard in it. */
export function goToPlace(form: HTMLElement, place: string): void {
  const field = form.querySelector<HTMLInputElement>(`[data-place="${place}"] input`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
