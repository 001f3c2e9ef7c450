import { picturesAway } from '../picture-store.ts';

export interface Listing {
  objects: { key: string; changedAt: Date }[];
  /** The mark at which the list goes on; none at its end. */
  next: string | undefined;
}

/** Reads a list (`list-type=2`). It is XML of a few known names, so no XML reader is needed. */
export function readListing(xml: string): Listing {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw picturesAway('GET: the list is none');
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    changedAt: new Date(textOf(entry, 'LastModified') ?? Number.NaN),
  }));
  const next = textOf(xml, 'NextContinuationToken');
  return { objects, next: textOf(xml, 'IsTruncated') === 'true' ? next : undefined };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, name: string): string | undefined {
  const written = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return written?.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, entity: string) =>
    code === undefined ? (entities[entity] ?? whole) : String.fromCodePoint(Number(code)),
  );
}
