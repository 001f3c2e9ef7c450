export interface StoredObject {
  bytes: Buffer;
  changedAt: Date;
}

/** Everything in the bucket, by its key. */
export type Objects = Map<string, StoredObject>;

export interface Answer {
  status: number;
  body: Buffer;
  type: string;
}

/** One side of a list, with a token that a careless caller breaks: it has to be written as XML and as an address. */
export function listed(objects: Objects, query: URLSearchParams, mostKeys: number): Answer {
  if (query.get('list-type') !== '2') return refused(400, 'InvalidArgument');
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  if (token !== null && !token.startsWith(tokenSign)) return refused(400, 'InvalidArgument');
  const after = token === null ? '' : token.slice(tokenSign.length);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const shown = keys.slice(0, mostKeys);
  const isTruncated = shown.length < keys.length;
  const entries = shown.map((key) => entryOf(key, objects.get(key)?.changedAt ?? new Date(0)));
  const next = isTruncated ? element('NextContinuationToken', `${tokenSign}${shown.at(-1) ?? ''}`) : '';
  const about = `${element('IsTruncated', String(isTruncated))}${element('KeyCount', String(shown.length))}`;
  const list = `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${about}${entries.join('')}${next}</ListBucketResult>`;
  return xml(200, list);
}

const tokenSign = '1/+&=';

function entryOf(key: string, changedAt: Date): string {
  return `<Contents>${element('Key', key)}${element('LastModified', changedAt.toISOString())}</Contents>`;
}

function element(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
}

export function refused(status: number, code: string): Answer {
  return xml(status, `<Error>${element('Code', code)}</Error>`);
}

function xml(status: number, body: string): Answer {
  return {
    status,
    type: 'application/xml',
    body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`),
  };
}
