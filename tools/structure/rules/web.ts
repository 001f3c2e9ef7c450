import type { Import, Module } from '../module.ts';
import { isTest, targetOf } from '../repository.ts';
import type { Rule } from '../violation.ts';

/** Each layer and those under it that it may know; files beside the layers put them together. */
const layers: Readonly<Record<string, readonly string[]>> = {
  frame: ['frame', 'routes', 'features', 'data', 'ui', 'illustrations', 'lib'],
  screens: ['screens', 'features', 'data', 'ui', 'illustrations', 'lib'],
  features: ['features', 'data', 'ui', 'illustrations', 'offline', 'lib'],
  data: ['data', 'ui', 'offline', 'lib'],
  ui: ['ui', 'illustrations', 'lib'],
  illustrations: ['illustrations', 'lib'],
  offline: ['offline', 'lib'],
  lib: ['lib'],
  sw: ['sw', 'offline'],
};

/** screens → features → data → ui → lib, data → offline → lib; a worker knows offline alone. */
export const web: Rule = ({ modules }) => [
  ...[...modules.keys()]
    .filter((path) => /^web\/features\/[^/]+\/(.+\/)?(components|hooks)\//.test(path))
    .map((path) => ({
      path,
      line: 1,
      says: 'components, hooks and functions of a feature lie together in their stage',
    })),
  ...[...modules.values()]
    .filter((module) => module.path.startsWith('web/') && !isTest(module.path))
    .flatMap((module) =>
      module.imports.flatMap((imported) => {
        const target = targetOf(module, imported);
        if ('package' in target || !target.file.startsWith('web/')) return [];
        const says = layerComplaint(module, target.file) ?? screenComplaint(module, target.file, imported);
        return says === undefined ? [] : [{ path: module.path, line: imported.line, says }];
      }),
    ),
];

function layerComplaint(module: Module, target: string): string | undefined {
  const allowed = layers[layerOf(module.path) ?? ''];
  const layer = layerOf(target);
  if (allowed === undefined) return undefined;
  if (layer === undefined) return `${layerOf(module.path)} imports ${target}, which stands above every layer`;
  return allowed.includes(layer)
    ? undefined
    : `${layerOf(module.path)} imports ${target}; it may import ${allowed.join(', ')}`;
}

/** A screen is its file and the folder of its name; nobody else knows it, but for what loads it when it is wanted. */
function screenComplaint(module: Module, target: string, imported: Import): string | undefined {
  const screen = screenOf(target);
  if (screen === undefined || screenOf(module.path) === screen) return undefined;
  if (screenOf(module.path) !== undefined) return `a screen imports another screen, ${target}`;
  const isAdminOnly = /^web\/screens\/(admin|agent)\//.test(target);
  return isAdminOnly && imported.kind === 'value'
    ? `${target} must be loaded with import(): customers never download it`
    : undefined;
}

function layerOf(path: string): string | undefined {
  if (path === 'web/routes.ts') return 'routes';
  const [, layer, ...rest] = path.split('/');
  return rest.length > 0 ? layer : undefined;
}

function screenOf(path: string): string | undefined {
  return /^web\/screens\/([a-z-]+\/[a-z-]+)/.exec(path)?.[1];
}
