const rulesBroken = new Set(['23505', '23503', '23514']);

/** The name of the constraint or unique index that refused a write, where one did. */
export function violatedRule(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !rulesBroken.has(String(error.code)))
    return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
