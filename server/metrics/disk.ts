import { statfs } from 'node:fs/promises';
import type { Family } from './families.ts';

/** The disk under the data folder; nothing where there is no such folder yet. */
export async function readDisk(dataFolder: string): Promise<Family[]> {
  const stand = await statfs(dataFolder).catch(() => undefined);
  if (stand === undefined) return [];
  const { bsize, bavail, blocks } = stand;
  return [
    bytes('marketwaka_data_disk_free_bytes', 'Free on the disk of DATA_DIR.', bavail * bsize),
    bytes('marketwaka_data_disk_size_bytes', 'How large the disk of DATA_DIR is.', blocks * bsize),
  ];
}

function bytes(name: string, help: string, value: number): Family {
  return { name, help, kind: 'gauge', samples: () => [{ labels: {}, value }] };
}
