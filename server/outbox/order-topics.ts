/** Who follows one order: whoever holds its link, the account that ordered, and who carries it. */
export function followersOf(
  { id, accountId }: { id: string; accountId: string | null },
  carriers: readonly (string | null)[] = [],
): string[] {
  const accounts = new Set([accountId, ...carriers].filter((account) => account !== null));
  return [`order:${id}`, ...[...accounts].map((account) => `account:${account}`)];
}
