import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changePassword,
  changeProfile,
  deleteAccount,
  exportAccount,
  revokeDevice,
  signOutEverywhere,
} from '#contract/accounts/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import { download } from '#web/lib/device/download.ts';
import { useWrite } from '#web/data/use-write.ts';
import { devicesQuery } from '../sessions/queries.ts';
import { leaveDevice } from '../sessions/leave-device.ts';
import { meQuery, rememberMe } from '../queries.ts';

export function useChangeProfile() {
  const client = useQueryClient();
  return useWrite(changeProfile, (user) => rememberMe(client, user));
}

export function useChangePassword() {
  const client = useQueryClient();
  return useWrite(changePassword, () => {
    void client.invalidateQueries({ queryKey: devicesQuery.queryKey });
    // The account says whether its password is strong enough for staff, and so which screens open.
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
  });
}

export function useRevokeDevice() {
  const client = useQueryClient();
  return useWrite(revokeDevice, (_done, { id }) => {
    client.setQueryData(devicesQuery.queryKey, (devices) => devices?.filter((device) => device.id !== id));
  });
}

export function useSignOutEverywhere() {
  const leave = useLeave();
  return useWrite(signOutEverywhere, leave);
}

export function useDeleteAccount() {
  const leave = useLeave();
  return useWrite(deleteAccount, leave);
}

/** Fetches everything kept about the person and puts it into their downloads as one file. */
export function useExportAccount() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const everything = await callServer(exportAccount, {});
      download('marketwaka-my-data.json', 'application/json', JSON.stringify(everything, null, 2));
    },
  });
}

function useLeave() {
  const client = useQueryClient();
  return () => leaveDevice(client);
}
