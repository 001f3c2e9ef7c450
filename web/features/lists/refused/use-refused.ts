import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refusedRuleOf, refusedRulesOf, type RefusedRules } from '#contract/lists/refused/rule-of-item.ts';
import { refusedGoodsQuery } from '../queries.ts';
import { isWanted, type DraftItem } from '../items/draft-item.ts';

/** The rules as far as this phone knows them: none before the list is there. */
export function useRefusedRules(): RefusedRules {
  const goods = useQuery(refusedGoodsQuery).data;
  return useMemo(() => refusedRulesOf(goods ?? []), [goods]);
}

/** Items of a list that are not carried. */
export function useNotCarried(items: readonly DraftItem[]): DraftItem[] {
  const rules = useRefusedRules();
  return items.filter((item) => isWanted(item) && refusedRuleOf(rules, item.want) === 'not-carried');
}
