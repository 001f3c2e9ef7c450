import type { Transaction } from './book.ts';

/** The page on which a customer pays; it writes nothing on it that came from elsewhere. */
export function hostedPage({ amount, accessCode }: Transaction): string {
  const naira = (amount / 100).toFixed(2);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Paystack (stand-in)</title></head>
<body style="font: 1rem sans-serif; max-width: 22rem; margin: 3rem auto">
<h1>Paystack (stand-in)</h1>
<p>To pay: NGN ${naira}</p>
<form method="post" action="/pay/${accessCode}/pay"><button style="padding: 1rem">Pay NGN ${naira}</button></form>
<form method="post" action="/pay/${accessCode}/leave"><button style="padding: 1rem">Cancel payment</button></form>
</body></html>`;
}

/** Return address of the customer, in Paystack’s form. */
export function backTo({ callbackUrl, reference }: Transaction): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('trxref', reference);
  url.searchParams.set('reference', reference);
  return url.href;
}
