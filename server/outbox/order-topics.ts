/** The topics of one order: holders of its link, the account that ordered, and its carriers. */
export function followersOf(
  { id, accountId }: { id: string; accountId: string | null },
  carriers: readonly (string | null)[] = [],
): string[] {
  const accounts = new Set([accountId, ...carriers].filter((account) => account !== null));
  return [`order:${id}`, ...[...accounts].map((account) => `account:${account}`)];
}
