import { quietAlarms, type Alarm, type AlarmKind } from '#contract/orders/alarms/schema.ts';

interface Group {
  kind: AlarmKind;
  own: [Alarm, ...Alarm[]];
}

/** Alarms as they are shown: what wants a decision each by itself, the others by their kind; the quiet ones last. */
export function groupsOf(alarms: readonly Alarm[]): Group[] {
  const groups: Group[] = [];
  for (const alarm of alarms) {
    const group = groups.find(({ kind, own }) => kind === alarm.kind && own[0].report === null);
    if (group === undefined || alarm.report !== null) groups.push({ kind: alarm.kind, own: [alarm] });
    else group.own.push(alarm);
  }
  return groups.toSorted((a, b) => Number(quietAlarms.has(a.kind)) - Number(quietAlarms.has(b.kind)));
}
