/** The full name is private. */
export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
