/** Numbers by COSE of the signatures that are taken: Ed25519, ES256, RS256. */
export const algorithms = [-8, -7, -257];

/** The library of the protocol, read with the first passkey: most starts never need its 28 MB. */
export function readWebAuthn() {
  return import('@simplewebauthn/server');
}
