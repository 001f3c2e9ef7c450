import { expect, test } from 'vitest';
import { documentRest } from './document.ts';

test('a name that closes a script and opens another stays a text in the page that is sent', () => {
  const name = '</script><script>alert(1)</script><!--';
  const boot = JSON.stringify({ name });
  const page = {
    kind: 'document',
    status: 200,
    draw: () => ({ head: '', body: '', drawings: [], notStarted: '', boot }),
    rendered: true,
    modules: new Array<string>(),
  } as const;
  const build = {
    style: '',
    styleSource: '',
    render: () => Promise.resolve(page),
    scriptsOf: () => '',
  };
  const { text } = documentRest(page, build);
  const [, sent = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(sent)).toEqual({ name });
  expect(text).not.toContain('alert(1)</script>');
});
