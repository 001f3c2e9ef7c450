import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createOwner, resetPassword, signIn, signOut, signUp } from '#contract/accounts/endpoints.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { callServer } from '#web/data/call-server.ts';
import { rememberSignedOut } from '#web/lib/device/preferences.ts';
import { leaveDevice } from './sessions/leave-device.ts';
import { rememberMe } from './queries.ts';

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentTo<typeof signIn>) => callServer(signIn, input),
    onSuccess: (user) => rememberMe(client, user),
  });
}

export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentTo<typeof signUp>) => callServer(signUp, input),
    onSuccess: (user) => rememberMe(client, user),
  });
}

/** Sets a new password with a one-time link; the person is signed in by it. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentTo<typeof resetPassword>) => callServer(resetPassword, input),
    onSuccess: (user) => rememberMe(client, user),
  });
}

/** Creates the owner's account with the link that the first start printed. */
export function useCreateOwner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentTo<typeof createOwner>) => callServer(createOwner, input),
    onSuccess: (user) => rememberMe(client, user),
  });
}

/** Signs out here even when the server cannot be told; nothing of the person stays in memory. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callServer(signOut, {}),
    onError: rememberSignedOut,
    onSettled: () => leaveDevice(client),
  });
}
