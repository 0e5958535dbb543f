// Makes the random state of a sign-in, and its proof key (RFC 7636).

interface Challenge {
  readonly verifier: string;
  readonly code_challenge: string;
  readonly code_challenge_method: "S256" | "plain";
}

/** An unguessable string. */
export function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Browsers only hash on secure pages; elsewhere the verifier is sent as it is. */
export async function createChallenge(): Promise<Challenge> {
  const verifier = randomText();
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return { verifier, code_challenge: verifier, code_challenge_method: "plain" };
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return { verifier, code_challenge: base64Url(new Uint8Array(digest)), code_challenge_method: "S256" };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
