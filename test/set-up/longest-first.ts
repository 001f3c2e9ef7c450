import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Few lines that take the longest: they wait for processes, kills and other systems, or go through thousands of cases. */
const longest =
  /(clean-clone|embedded|parse-list|cluster|migrations-under-load|dev|fuzz|crash|figures)\.full\.test|(presence|crash|graceful-shutdown|restored-data|random-orders|prove-books|exactly-once)\.db\.test/;

/**
 * Vitest begins with the largest files where it has measured nothing yet, as in a fresh clone: one worker would end the
 * run with a short file that takes half a minute, while the others stand still.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own method of that name
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
