import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readEnv } from '#server/env.ts';
import { isStartRefusal } from '#server/start-refusal.ts';
import { root } from '#tools/setup/root.mjs';

/** What the app answers itself; every other address is the empty shell that Vite keeps fresh. */
const answeredByApp = ['/api', '/healthz', '/readyz', '/icons', '/media', '/sitemap.xml', '/robots.txt'];

/** `npm run dev`: Vite on PORT, and behind it the app on the next port, started again when its sources change. */
async function develop(): Promise<void> {
  const env = readEnv(process.env);
  const behind = env.port + 1;
  const app = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(root, 'server', 'main.ts'), '--behind-vite'],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(behind),
        HOST: '127.0.0.1',
        PUBLIC_URL: env.publicUrl,
      },
      stdio: 'inherit',
    },
  );
  const target = `http://127.0.0.1:${behind}`;
  const vite = await createServer({
    root,
    server: {
      port: env.port,
      strictPort: true,
      host: env.host,
      proxy: Object.fromEntries(answeredByApp.map((path) => [path, { target }])),
    },
  });
  await vite.listen();
  vite.printUrls();
  const leave = () => {
    app.kill('SIGTERM');
    void vite.close();
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  app.on('exit', (code) => process.exit(code ?? 0));
}

try {
  await develop();
} catch (error) {
  console.error(isStartRefusal(error) ? error.message : error);
  process.exit(1);
}
