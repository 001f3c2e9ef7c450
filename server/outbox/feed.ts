import type { Database } from '../db/database.ts';
import { startPeriodicJob } from '../jobs/periodic-job.ts';
import { lastNumber, readPublished, type PublishedEvent } from './published-store.ts';

type Take = (event: PublishedEvent) => void;

/** The published events, handed on to the followers of their topics on this instance. */
export interface Feed {
  /** Follows from now on; the answered function ends it. */
  follow(topics: readonly string[], take: Take): () => void;
  /** Reads the events of these topics after a number, as far as they are stored. */
  replay(topics: readonly string[], after: number): Promise<PublishedEvent[]>;
  /** The last number handed on. */
  last(): number;
  /** Hands on at once what was published here or elsewhere; events missing before it are read first. */
  take(events: readonly PublishedEvent[]): void;
  /** Reads the missing events, up to a number that was seen to be published. */
  seen(number: number): void;
  stop(): Promise<void>;
}

const batch = 500;
// The relay and its poll say when there is something new; this is for when neither does.
const pollSeconds = 2;

/** Opens the feed: every event once, by its number, whichever way it came. */
export async function openFeed(db: Database, reportError: (error: unknown) => void): Promise<Feed> {
  const followers = new Map<string, Set<Take>>();
  let last = await lastNumber(db);
  const pass = (event: PublishedEvent) => {
    // An event that was handed on while it was read is not handed on again.
    if (event.number <= last) return;
    last = event.number;
    handOn(followers, event);
  };
  const catchUp = async () => {
    for (;;) {
      const events = await readPublished(db, { after: last, most: batch });
      events.forEach(pass);
      if (events.length < batch) return;
    }
  };
  const round = startPeriodicJob(
    { name: 'outbox-feed', everySeconds: pollSeconds, work: catchUp },
    reportError,
  );
  return {
    follow: (topics, take) => follow(followers, topics, take),
    replay: (topics, after) => replay(db, topics, after),
    last: () => last,
    take: (events) => {
      for (const event of events) {
        if (event.number > last + 1) return round.now();
        pass(event);
      }
    },
    seen: (number) => {
      if (number > last) round.now();
    },
    stop: round.stop,
  };
}

async function replay(db: Database, topics: readonly string[], after: number): Promise<PublishedEvent[]> {
  const events = await readPublished(db, { after, topics, most: batch });
  const last = events.at(-1);
  if (last === undefined || events.length < batch) return events;
  return [...events, ...(await replay(db, topics, last.number))];
}

function handOn(followers: ReadonlyMap<string, ReadonlySet<Take>>, event: PublishedEvent): void {
  const takers = new Set(event.topics.flatMap((topic) => [...(followers.get(topic) ?? [])]));
  for (const take of takers) take(event);
}

function follow(followers: Map<string, Set<Take>>, topics: readonly string[], take: Take): () => void {
  for (const topic of topics) {
    const takers = followers.get(topic) ?? new Set();
    followers.set(topic, takers.add(take));
  }
  return () => {
    for (const topic of topics) {
      const takers = followers.get(topic);
      takers?.delete(take);
      if (takers?.size === 0) followers.delete(topic);
    }
  };
}
