/** Picks the `size` numbers below `count` with the lowest scores, lowest first. */
export function lowest(count: number, size: number, score: (number: number) => number): number[] {
  const chosen: number[] = [];
  const scores: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const its = score(number);
    if (chosen.length === size && its >= (scores[size - 1] ?? Infinity)) continue;
    let at = Math.min(chosen.length, size - 1);
    for (; at > 0 && its < (scores[at - 1] ?? 0); at -= 1) {
      chosen[at] = chosen[at - 1] ?? 0;
      scores[at] = scores[at - 1] ?? 0;
    }
    chosen[at] = number;
    scores[at] = its;
  }
  return chosen;
}
