// Turns an error of a chat library into the sentence that a reader should see: refusals come as JSON problems.
export function errorSentence({ message }: Error): string {
  try {
    const problem: unknown = JSON.parse(message);
    if (typeof problem === "object" && problem !== null && "detail" in problem) return String(problem.detail);
  } catch {
    // It is a sentence already, or what the browser says of a connection.
  }
  return message;
}
