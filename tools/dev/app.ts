import { start } from '#server/start.ts';
import { editedWeb } from './edited-web.ts';

// What edits are made into lands beside the sources, which are the editor's own.
await start(editedWeb, { leavesRoot: false });
