import type { Person } from '#server/http/person.ts';
import { rightsTopic, sessionTopic } from '../store-events.ts';

/** The topics that end a stream of this person at once: the end of its session, and any change of what they may do. */
export function endingTopics(person: Person): string[] {
  return person.kind === 'visitor' ? [] : [sessionTopic(person.sessionId), rightsTopic(person.user.id)];
}
