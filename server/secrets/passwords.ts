import { hash, verify } from '@node-rs/argon2';

/** Work factor of a password hash. */
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

/** Without a hash the answer is no, after the same time, so that unknown names cannot be told apart. */
export async function passwordFits(password: string, hashed: string | undefined): Promise<boolean> {
  const fits = await verify(hashed ?? nobodysHash, password);
  return fits && hashed !== undefined;
}
