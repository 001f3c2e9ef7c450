import { start } from '#server/start.ts';
import { editedWeb } from './edited-web.ts';

// Builds of edits land beside the sources, which are the editor's own.
await start(editedWeb, { leavesRoot: false });
