import type { SecondSteps } from '#contract/accounts/second-steps/schema.ts';

export function hasSecondStep({ authenticatorSince, passkeys }: SecondSteps): boolean {
  return authenticatorSince !== null || passkeys.length > 0;
}
