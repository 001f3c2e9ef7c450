/** Reads `0803…`, `803…`, `234…` and `+234…` (spaces and hyphens allowed) as E.164, or says it is no Nigerian mobile number. */
export function readPhone(written: string): string | undefined {
  const digits = written.replace(/[\s().-]/g, '');
  const match = /^(?:\+?234|0)?([789][01]\d{8})$/.exec(digits);
  return match ? `+234${match[1]}` : undefined;
}
