import type { Database } from '../db/database.ts';
import { every } from '../every.ts';
import { lastNumber, readPublished, type PublishedEvent } from './published-store.ts';

type Take = (event: PublishedEvent) => void;

/** What has been published, handed on to whoever follows its topics on this instance. */
export interface Feed {
  /** Follows from now on; the answered function ends it. */
  follow(topics: readonly string[], take: Take): () => void;
  /** Everything of these topics after a number, as far as it is kept. */
  replay(topics: readonly string[], after: number): Promise<PublishedEvent[]>;
  /** The last number handed on. */
  last(): number;
  /** Looks now: this instance has just published something. */
  look(): void;
  stop(): Promise<void>;
}

const batch = 500;
const lookSeconds = 0.25;

/** Opens the feed. It looks by itself for what other instances publish. */
export async function openFeed(db: Database, complain: (error: unknown) => void): Promise<Feed> {
  const followers = new Map<string, Set<Take>>();
  let last = await lastNumber(db);
  const catchUp = async () => {
    for (;;) {
      const events = await readPublished(db, { after: last, most: batch });
      for (const event of events) handOn(followers, event);
      last = events.at(-1)?.number ?? last;
      if (events.length < batch) return;
    }
  };
  const round = every(lookSeconds, catchUp, complain);
  return {
    follow: (topics, take) => follow(followers, topics, take),
    replay: (topics, after) => replay(db, topics, after),
    last: () => last,
    look: round.now,
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
