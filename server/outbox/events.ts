/** Something that happened, for whoever follows one of its topics. */
export interface HappenedEvent {
  kind: string;
  /** Whom it concerns: `account:ID`, `order:ID`, `board`. */
  topics: readonly string[];
  payload: Readonly<Record<string, string | number | boolean | null>>;
}

/** The same once it is published; later events have higher numbers, without exception. */
export interface PublishedEvent extends HappenedEvent {
  number: number;
}

export const topics = {
  account: (id: string) => `account:${id}`,
  order: (id: string) => `order:${id}`,
  board: 'board',
} as const;
