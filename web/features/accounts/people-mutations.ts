import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import {
  changeRole,
  grantPermissions,
  issueResetLink,
  signPersonOut,
  type listPeople,
} from '#contract/accounts/endpoints.ts';
import type { PersonRow } from '#contract/accounts/schema.ts';
import type { ReplyOf, SentTo } from '#contract/endpoint.ts';
import { callServer } from '../../lib/call-server.ts';
import { useWrite } from '../../lib/use-write.ts';
import { peopleKey } from './people-queries.ts';

export function useChangeRole() {
  return useWrite(changeRole, usePutPerson());
}

export function useGrantPermissions() {
  return useWrite(grantPermissions, usePutPerson());
}

export function useSignPersonOut() {
  return useWrite(signPersonOut, usePutPerson());
}

export function useIssueResetLink() {
  return useMutation({
    networkMode: 'always',
    // A link that was made and lost on the way must not become two.
    retry: false,
    mutationFn: (input: SentTo<typeof issueResetLink>) => callServer(issueResetLink, input),
  });
}

/** Puts the changed person into every list that shows them, without asking again. */
function usePutPerson() {
  const client = useQueryClient();
  return (person: PersonRow) => {
    client.setQueriesData<InfiniteData<ReplyOf<typeof listPeople>>>(
      { queryKey: peopleKey },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            people: page.people.map((shown) => (shown.id === person.id ? person : shown)),
          })),
        },
    );
  };
}
