/** Several names in one cell: parted by semicolons, by line breaks where a name has a semicolon itself. */
export function joinParts(parts: readonly string[]): string {
  if (!parts.some((part) => part.includes(';'))) return parts.join('; ');
  return parts.map((part) => `${part}\n`).join('');
}

export function partsOf(cell: string): string[] {
  return cell
    .split(/[\r\n]/.test(cell) ? /[\r\n]+/ : ';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
