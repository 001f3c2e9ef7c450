import { sentenceOf } from '#web/lib/network/api-error.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Tells the person why a write did not happen: in the server's words, or that none came back. */
export function useFailure(): (error: unknown) => void {
  const { errors } = useCopy();
  return (error) => {
    const sentence = sentenceOf(error);
    showToast({
      title: sentence === undefined ? errors.noNetworkTitle : errors.title,
      description: sentence ?? errors.noNetwork,
      tone: 'danger',
    });
  };
}
