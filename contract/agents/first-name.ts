/** What people call somebody; the rest of the name is nobody's business. */
export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
