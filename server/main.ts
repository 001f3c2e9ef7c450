import { join } from 'node:path';
import { builtWeb } from './http/pages/web-build.ts';
import { productRoot } from './product-root.ts';
import { start } from './start.ts';

await start(builtWeb(join(productRoot, 'dist')), { leavesRoot: true });
