import { mutantsOf } from '../mutant.ts';

const http = 'server/http';

export const httpMutants = mutantsOf('http', [
  {
    breaks: 'a write from another site is taken with the person’s cookie',
    file: `${http}/origin.ts`,
    find: 'return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.host}`;',
    replace: 'return origin === publicUrl && origin !== `${request.protocol}://${request.host}`;',
    project: 'db',
    tests: [`${http}/door.db`],
  },
  {
    breaks: 'a write that says no origin but comes cross-site is taken',
    file: `${http}/origin.ts`,
    find: `return site !== undefined && site !== 'same-origin' && site !== 'none';`,
    replace: `return site === '';`,
    project: 'db',
    tests: [`${http}/door.db`],
  },
  {
    breaks: 'scripts read the session’s cookie',
    file: `${http}/cookies.ts`,
    find: '; Path=/; HttpOnly; SameSite=${',
    replace: '; Path=/; SameSite=${',
    project: 'db',
    tests: [`${http}/door.db`],
  },
  {
    breaks: 'the session’s cookie is sent without TLS',
    file: `${http}/cookies.ts`,
    find: `const lock = secure ? '; Secure' : '';`,
    replace: `const lock = secure ? '' : '';`,
    project: 'db',
    tests: [`${http}/door.db`],
  },
  {
    breaks: 'what waited on a phone for one person is taken from another',
    file: `${http}/meant-for.ts`,
    find: `return here === nobody ? 'not-signed-in' : 'other-person';`,
    replace: `return here === nobody ? 'not-signed-in' : undefined;`,
    project: 'db',
    tests: [`${http}/meant-for.db`],
  },
  {
    breaks: 'a text with a NUL in it reaches the database',
    file: `${http}/json-body.ts`,
    find: '/(?<!\\\\)(?:\\\\\\\\)*\\\\u0000|\\0/.test(text)',
    replace: '/\\0/.test(text)',
    project: 'db',
    tests: [`${http}/bad-input.db`],
  },
  {
    breaks: 'one more call than the quota goes through in a window',
    file: 'server/call-limits/window-counts.ts',
    find: 'if (taken >= quota)',
    replace: 'if (taken > quota)',
    project: 'unit',
    tests: ['call-limits/window-counts.test'],
  },
  {
    breaks: 'a call for admins is answered to a customer',
    file: 'contract/audience.ts',
    find: `return audience === 'godmode' ? hasGodMode(user) : holds(user, audience);`,
    replace: `return audience === 'godmode' ? hasGodMode(user) : user.role !== 'agent';`,
    project: 'db',
    tests: ['test/authorization-matrix.db'],
  },
  {
    breaks: 'a name with markup in it becomes script in the page that is sent',
    file: `${http}/document.ts`,
    find: `boot.replaceAll('<', '\\\\u003c')`,
    replace: 'boot',
    project: 'unit',
    tests: [`${http}/document.test`],
  },
]);
