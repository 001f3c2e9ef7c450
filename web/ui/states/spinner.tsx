/** Turns while something is under way; the text beside it says what. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
