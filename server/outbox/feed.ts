import type { Database } from '../db/database.ts';
import { isDatabaseAway } from '../db/database-away.ts';
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
  stop(): Promise<void>;
}

const batch = 500;
const lookAnywayMs = 2000;

/** Opens the feed: told of new numbers by the relay, and looking anyway in case the line was down. */
export async function openFeed(db: Database): Promise<Feed> {
  const followers = new Map<string, Set<Take>>();
  let last = await lastNumber(db);
  const catchUp = onceAtATime(async () => {
    for (;;) {
      const events = await readPublished(db, { after: last, most: batch });
      for (const event of events) handOn(followers, event);
      last = events.at(-1)?.number ?? last;
      if (events.length < batch) return;
    }
  });
  const line = await db.listen('published', catchUp, catchUp);
  const timer = setInterval(catchUp, lookAnywayMs);
  return {
    follow: (topics, take) => follow(followers, topics, take),
    replay: (topics, after) => replay(db, topics, after),
    last: () => last,
    stop: async () => {
      clearInterval(timer);
      await line.unlisten().catch(ignoreAway);
    },
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

/** Runs the work again after itself when it was asked for meanwhile; a lost database is waited for. */
function onceAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let askedAgain = false;
  const run = async () => {
    running = true;
    try {
      do {
        askedAgain = false;
        await work().catch(ignoreAway);
      } while (askedAgain);
    } finally {
      running = false;
    }
  };
  return () => {
    if (running) askedAgain = true;
    else void run();
  };
}

function ignoreAway(error: unknown): void {
  if (!isDatabaseAway(error)) throw error;
}
