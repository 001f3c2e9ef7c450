import { start } from '#server/start.ts';
import { editedWeb } from './edited-web.ts';

await start(editedWeb);
