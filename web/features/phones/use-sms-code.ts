import { useEffect, useRef } from 'react';

/** Takes the code out of the SMS where the browser can (WebOTP), while one is waited for; the person is asked by it. */
export function useSmsCode(isWaiting: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const ended = new AbortController();
    const asking = { otp: { transport: ['sms'] }, signal: ended.signal };
    // Turned down, or nothing came: it is typed.
    navigator.credentials.get(asking).then(
      (found) => {
        if (found !== null && 'code' in found && typeof found.code === 'string') latest.current(found.code);
      },
      () => undefined,
    );
    return () => ended.abort();
  }, [isWaiting]);
}
