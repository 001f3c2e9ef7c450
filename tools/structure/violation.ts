import type { Repository } from './repository.ts';

export interface Violation {
  path: string;
  line: number;
  says: string;
}

/** Looks at the whole repository and names what should not be. */
export type Rule = (repository: Repository) => Violation[];
