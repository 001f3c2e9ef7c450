import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deletePerson, exportPerson, showPerson } from '#contract/accounts/admin/endpoints.ts';
import { changeRole, grantPermissions, issueResetLink, signPersonOut } from '#contract/accounts/endpoints.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { callServer } from '#web/data/call-server.ts';
import { neverAgain } from '#web/data/retries.ts';
import { download } from '#web/lib/device/download.ts';
import { useWrite } from '#web/data/use-write.ts';
import { peopleKey } from './queries.ts';

export function useChangeRole() {
  return useWrite(changeRole, useAskAgain());
}

export function useGrantPermissions() {
  const askAgain = useAskAgain();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: SentTo<typeof grantPermissions>) => callServer(grantPermissions, input),
    // Refused, they may not be what they were shown to be.
    onSettled: (_granted, _error, sent) => askAgain(null, sent),
  });
}

export function useSignPersonOut() {
  return useWrite(signPersonOut, useAskAgain());
}

export function useIssueResetLink() {
  return useWrite(issueResetLink);
}

/** Puts everything kept about the person into the downloads of whoever hands it to them. */
export function useExportPerson() {
  return useMutation({
    networkMode: 'always',
    // Each time stands in the history.
    retry: neverAgain,
    mutationFn: async ({ userId, name }: { userId: UserId; name: string }) => {
      const everything = await callServer(exportPerson, { userId });
      download(`${name}.json`, 'application/json', JSON.stringify(everything, null, 2));
    },
  });
}

export function useDeletePerson() {
  const askAgain = useAskAgain();
  return useWrite(deletePerson, (_done, { userId }) => askAgain(null, { userId }));
}

/** The person's page and the lists that show them are asked again; the page at once, since somebody looks at it. */
function useAskAgain() {
  const client = useQueryClient();
  return (_reply: unknown, { userId }: { userId: string }) => {
    void client.invalidateQueries({ queryKey: peopleKey });
    return client.invalidateQueries({ queryKey: [showPerson.name, { userId }] });
  };
}
