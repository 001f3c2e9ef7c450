import type { Client } from '#test/client.ts';
import type { People } from './people.ts';

/** What a scene can reach: the people of the demo, and new visitors. */
export interface Stage {
  people: People;
  newVisitor: () => Client;
  /** Says on the terminal what just happened. */
  tell: (line: string) => void;
}

/** Something that goes on happening during the day, through the API as a phone would do it. */
export interface Scene {
  name: string;
  everySeconds: number;
  play: (stage: Stage) => Promise<void>;
}
