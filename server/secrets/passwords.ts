import { hash, verify } from '@node-rs/argon2';

/** What each guess at a password that is kept costs. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The product has no other; one that costs less is for tests, which sign up thousands of people. */
export const usualPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A password nobody knows, at the same cost: an unknown name takes as long to refuse as a wrong password.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bPs1qauJhHNpgeH/ETx4Dw$DCdS6dIWlV7KbsXglxqzaab8dNTnNeyooxMLSZ572NI';

export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hash(password, cost);
}

/** Whether the password is the one that was hashed; without a hash it is no, after the same time. */
export async function passwordFits(password: string, hashed: string | undefined): Promise<boolean> {
  const fits = await verify(hashed ?? nobodysHash, password);
  return fits && hashed !== undefined;
}
