import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compressedFiles } from './tools/build/compressed-files.ts';
import { madeAtOnce } from './tools/build/made-at-once.ts';
import { slimEndpoints } from './tools/build/slim-endpoints.ts';
import { travelTogether } from './tools/build/travel-together.ts';

const entry = 'web/entry-browser.tsx';
// The contract says and computes; it does nothing by being loaded.
const treeshake = { moduleSideEffects: (id: string) => !id.includes('/contract/') };

/** `vite build` makes what browsers get; `vite build --ssr` makes the same screens for the server. */
export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => ({
  publicDir: 'web/public',
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [slimEndpoints(), compressedFiles()])],
  // Bundled with React's own production parts, whatever the environment of the server says: its development parts
  // are what would be loaded otherwise, and rendered a page in eight times the time.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { 'entry-server': 'web/entry-server.tsx' } },
      }
    : {
        outDir: 'dist/web',
        manifest: true,
        // One stylesheet, inlined by the server: a second request would hold the first paint back.
        cssCodeSplit: false,
        // A list of every screen's parts would travel with the first page. The page that the server renders names its own
        // parts; the rest lies on the device once the worker has it.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: entry,
          output: {
            codeSplitting: { groups: command === 'build' ? await groups() : [] },
            postBanner: madeAtOnce,
          },
          treeshake,
        },
      },
}));

async function groups() {
  const together = await travelTogether(entry, treeshake);
  return [
    {
      // The libraries that every page needs, in one file that changes only when they do.
      name: 'libraries',
      test: /node_modules\/(react|react-dom|scheduler|wouter|@tanstack|regexparam|use-sync-external-store)\//,
      priority: 1,
    },
    // Each module was assigned by who needs it; what it imports has its own place.
    { name: (id: string) => together.get(id) ?? null, includeDependenciesRecursively: false },
  ];
}
