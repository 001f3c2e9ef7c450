import type { DoorReport } from '#contract/orders/delivery/schema.ts';
import type { AlarmRow } from '#server/features/orders/alarms/store.ts';
import type { DoorReportRow } from './store.ts';

export function viewDoorReport({
  id,
  kind,
  madeAt,
  answerBy,
  answer,
}: Pick<DoorReportRow, 'id' | 'kind' | 'madeAt' | 'answerBy' | 'answer'>): DoorReport {
  return {
    id,
    kind,
    madeAt: madeAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
    answer,
  };
}

/** The report behind an alarm that wants a decision. */
export function reportOfAlarm(row: AlarmRow): DoorReport | null {
  const { reportId: id, reportKind: kind, reportMadeAt: madeAt } = row;
  if (id === null || kind === null || madeAt === null) return null;
  return viewDoorReport({ id, kind, madeAt, answerBy: row.reportAnswerBy, answer: row.reportAnswer });
}
