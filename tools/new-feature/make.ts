import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setUpFailure } from '#tools/setup/set-up-failure.mjs';
import { filesOf } from './files.ts';
import { namesOf, type Names } from './names.ts';

/** Writes a new feature into the three trees under the root and gives it the last place in the house. Says which files. */
export function makeFeature(root: string, noun: string): string[] {
  const names = namesOf(noun);
  if (names === undefined) {
    throw setUpFailure(
      `"${noun}" cannot name a feature: give the trade's noun in the plural, in small letters and hyphens.`,
    );
  }
  const files = filesOf(names, nextMigration(root));
  for (const path of Object.keys(files)) {
    if (existsSync(join(root, dirname(path))) && path.includes(`/${noun}/`)) {
      throw setUpFailure(`${dirname(path)} is there already.`);
    }
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  giveItsPlace(root, names);
  return Object.keys(files);
}

function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, 'server/db/migrations')).map((name) => Number(name.slice(0, 4)));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

function giveItsPlace(root: string, { many, router }: Names): void {
  for (const tree of ['server', 'web'])
    rewrite(join(root, tree, 'feature-order.ts'), (order) =>
      order.replace(/(featureOrder = \[[^\]]*?),?(\s*\])/, `$1, '${many}'$2`),
    );
  const key = many.includes('-') ? `'${many}'` : many;
  rewrite(join(root, 'server', 'features.ts'), (features) =>
    features
      .replace('\n\n', `\nimport { ${router} } from './features/${many}/routes.ts';\n\n`)
      .replace('\n};\n', `\n  ${key}: { routes: ${router} },\n};\n`),
  );
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
