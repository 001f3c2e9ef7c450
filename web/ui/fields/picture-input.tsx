import { pictureTypes } from '#contract/media/schema.ts';

interface Props {
  id: string;
  /** Absent where the label around it has words. */
  label?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** The unseen part of a button that takes or chooses pictures; the label around it is what people see. */
export function PictureInput({ id, label, isMultiple = false, isDisabled = false, onChoose }: Props) {
  return (
    <input
      id={id}
      type="file"
      accept={pictureTypes.join(',')}
      multiple={isMultiple}
      disabled={isDisabled}
      aria-label={label}
      className="sr-only"
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // The same picture may be chosen again.
        target.value = '';
      }}
    />
  );
}
