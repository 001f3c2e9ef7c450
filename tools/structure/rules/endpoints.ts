import { posix } from 'node:path';
import type { Rule } from '../violation.ts';

/** The file that answers an endpoint: `deliverOrder` is answered in `deliver-order.ts`. */
export function fileOfEndpoint(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/** Every call of the API is answered by a function of its name, in a file of its name. */
export const endpoints: Rule = ({ modules }) => {
  const answering = new Set(
    [...modules.values()]
      .filter(({ path }) => path.startsWith('server/'))
      .flatMap(({ path, exported }) => exported.map((name) => `${posix.basename(path)} ${name}`)),
  );
  const contract = [...modules.values()].filter(({ path }) => path.startsWith('contract/'));
  return contract.flatMap(({ path, endpoints: declared }) =>
    declared
      .filter(({ name }) => !answering.has(`${fileOfEndpoint(name)} ${name}`))
      .map(({ name, line }) => ({
        path,
        line,
        says: `no ${fileOfEndpoint(name)} of the server answers ${name} with a function of that name`,
      })),
  );
};
