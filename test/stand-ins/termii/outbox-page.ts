import type { Sms } from './sms.ts';

/** Text messages sent, the newest first; the page reloads itself. */
export function outboxPage(outbox: readonly Sms[]): string {
  const rows = outbox
    .toReversed()
    .map(
      ({ to, from, text, at }) =>
        `<li><p><b>${written(to)}</b> from ${written(from)}, ${at.toISOString().slice(11, 19)} UTC</p><p>${written(text)}</p></li>`,
    );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>SMS outbox (stand-in)</title></head>
<body style="font: 1rem sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem">
<h1>SMS outbox (stand-in)</h1>
<p>${outbox.length === 0 ? 'Nothing went out yet.' : `${outbox.length} went out.`}</p>
<ul style="list-style: none; padding: 0">${rows.join('\n')}</ul>
</body></html>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function written(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
}
