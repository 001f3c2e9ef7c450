import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { showConversation } from '#contract/chat/endpoints.ts';
import { conversation as schema, type About, type Conversation } from '#contract/chat/schema.ts';
import { callServer } from '#web/data/call-server.ts';
import { retriesGuess } from '#web/data/retries.ts';
import { takeServerTime } from '#web/lib/network/server-clock.ts';
import { keepCopy, readCopy } from '#web/offline/storage/copies.ts';
import { withNews, withNewestPage, withOlderPage } from '../messages/merge-pages.ts';

/** Name of a conversation: an order’s is the same by its link and by its account. */
export function nameOf(about: About): string {
  if (about.kind === 'order') return about.code;
  return about.kind === 'support' ? 'support' : about.id;
}

/** The viewer is part of the key, so that the next person on this phone sees none of it. */
function keyOf(about: About, viewer: string | null) {
  return [showConversation.name, nameOf(about), viewer] as const;
}

export function conversationQuery(about: About, viewer: string | null) {
  const queryKey = keyOf(about, viewer);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<Conversation> => {
      const page = await callServer(showConversation, { about });
      takeServerTime(page.asOf);
      return withNewestPage(client.getQueryData(queryKey), page);
    },
    staleTime: 0,
    // An order's conversation is opened by its link: a refusal counted as a guess.
    retry: retriesGuess,
  });
}

/** Asks for what came since; after a long absence for the newest page. */
export async function catchUp(client: QueryClient, about: About, viewer: string | null): Promise<void> {
  const { queryKey } = conversationQuery(about, viewer);
  const known = client.getQueryData(queryKey);
  const again = () => client.invalidateQueries({ queryKey });
  if (known === undefined) return again();
  try {
    const news = await callServer(showConversation, { about, after: known.last });
    if (news.hasMore) return await again();
    client.setQueryData(queryKey, (now) => now && withNews(now, news));
  } catch {
    // A refusal changes what is shown. Where the network brought the news of a message and not the message, nothing else
    // would ask for it: the query does, and again once there is network.
    await again();
  }
}

export async function loadOlder(client: QueryClient, about: About, viewer: string | null): Promise<void> {
  const { queryKey } = conversationQuery(about, viewer);
  const before = client.getQueryData(queryKey)?.messages[0]?.number;
  if (before === undefined) return;
  const page = await callServer(showConversation, { about, before });
  client.setQueryData(queryKey, (now) => now && withOlderPage(now, page));
}

const mostStored = 60;

const copyKey = (about: About, viewer: string | null) => `chat:${viewer ?? 'link'}:${nameOf(about)}`;

/** Keeps the newest of it on the device, to be read without network. */
export async function keepConversation(
  talk: Conversation,
  about: About,
  viewer: string | null,
): Promise<void> {
  const messages = talk.messages.slice(-mostStored);
  const hasMore = talk.hasMore || messages.length < talk.messages.length;
  await keepCopy(copyKey(about, viewer), { ...talk, messages, hasMore });
}

/** Undefined where this device never had it, or an older version of the app stored it in another shape. */
export async function storedConversation(
  about: About,
  viewer: string | null,
): Promise<Conversation | undefined> {
  const read = schema.safeParse(await readCopy(copyKey(about, viewer)));
  return read.success ? read.data : undefined;
}

/** It is not theirs any more: nothing of it stays here. */
export async function dropConversation(about: About, viewer: string | null): Promise<void> {
  await keepCopy(copyKey(about, viewer), null);
}
