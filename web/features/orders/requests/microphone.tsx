/** Drawn here: the icons of the product travel with its first page, where nobody needs it. */
export function Microphone() {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d="M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3.500" />
    </svg>
  );
}
