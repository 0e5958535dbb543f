// Owns the sign-in window, and receives the provider's response.

export type SignInWindow = Window;

/** The channel on which the page that providers return to posts the result (`_docsgen/oauth.html`). */
const CHANNEL = "docs-oauth";

/** The reader closed the window before the provider answered. */
export class ClosedError extends Error {}

/** Opens an empty window, which browsers only allow during a click. Null where it is blocked. */
export function openSignIn(): SignInWindow | null {
  const opened = window.open("", "docs-oauth", "popup,width=520,height=680");
  // Keeps the provider from reaching this page.
  if (opened) opened.opener = null;
  return opened;
}

/** Sends the window to the provider and waits for the answer with our state; others are not ours. */
export function waitForAnswer(signIn: SignInWindow, url: string, state: string): Promise<URLSearchParams> {
  if (!/^https?:/i.test(url)) return Promise.reject(new TypeError(url));
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL);
    const end = () => {
      channel.close();
      clearInterval(watch);
    };
    const watch = setInterval(() => {
      if (!signIn.closed) return;
      // The answer may still be on its way.
      clearInterval(watch);
      setTimeout(() => {
        end();
        reject(new ClosedError());
      }, 500);
    }, 400);
    channel.onmessage = ({ data }) => {
      const answer = new URLSearchParams(String(data).replace(/^[?#]/, ""));
      if (answer.get("state") !== state) return;
      end();
      signIn.close();
      resolve(answer);
    };
    signIn.location.replace(url);
  });
}
