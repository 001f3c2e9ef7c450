import type { FocusEvent, KeyboardEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { showFirstWrong } from '#web/ui/form/first-wrong.ts';

type FieldsOf<Fields extends FieldValues, Part extends string> = Readonly<
  Record<Part, readonly FieldPath<Fields>[]>
>;

/** The lines of text of a part, in the order of the page. */
function inputsOf(names: readonly string[], place: Element): HTMLElement[] {
  return names.flatMap((name) => [...place.querySelectorAll<HTMLElement>(`input[name=${name}]`)]);
}

/**
 * The parts of a form, each a part of the page. A part that nobody has left or sent shows nothing wrong; from then on each
 * letter is looked at, so that a field is right again as soon as it is.
 */
export function fieldParts<Fields extends FieldValues, Part extends string>(
  { trigger, getFieldState }: UseFormReturn<Fields>,
  fieldsOf: FieldsOf<Fields, Part>,
) {
  const entered = new Set<Part>();
  const judged = new Set<Part>();
  const places = new Map<Part, HTMLElement>();
  const judge = async (part: Part) => {
    judged.add(part);
    await trigger(fieldsOf[part]);
    return fieldsOf[part].some((field) => getFieldState(field).invalid);
  };
  return {
    /** For the element around a part. */
    around: (part: Part, onSend: () => void) => ({
      ref: (place: HTMLElement | null) => void (place && places.set(part, place)),
      onFocus: () => void entered.add(part),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // Without another element that takes the focus the person only looked into another app. The button below sends the
        // part itself: errors drawn before its click would move it away from under the pointer.
        const isLeft = relatedTarget !== null && !currentTarget.contains(relatedTarget);
        if (isLeft && relatedTarget.closest('.bottom-bar') === null) void judge(part);
      },
      // The keyboard on the screen covers the button below; its own key does the same.
      onKeyDown: (event: KeyboardEvent) => {
        const { key, target, currentTarget } = event;
        const inputs = inputsOf(fieldsOf[part], currentTarget);
        const at = inputs.findIndex((input) => input === target);
        if (key !== 'Enter' || at === -1) return;
        event.preventDefault();
        const following = inputs[at + 1];
        if (following === undefined) onSend();
        else following.focus();
      },
    }),
    /** After a letter was typed. */
    changed: (name: string | undefined) => {
      for (const part of judged) {
        const field = fieldsOf[part].find((one) => one === name);
        if (field !== undefined) void trigger(field);
      }
    },
    /**
     * True when the part was refused; then its first wrong field has the keyboard. A part that nobody entered is not
     * judged.
     */
    send: async (part: Part): Promise<boolean> => {
      if (!entered.has(part) || !(await judge(part))) return false;
      const place = places.get(part);
      if (place !== undefined) afterPaint(() => showFirstWrong(place));
      return true;
    },
  };
}
