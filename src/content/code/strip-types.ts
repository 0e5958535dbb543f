// Takes the types off TypeScript, so that only JavaScript with JSX is left.

/** The code without its types. */
export async function stripTypes(text: string): Promise<string> {
  const { transform } = await import("esbuild");
  const { code } = await transform(text, { loader: "tsx", jsx: "preserve" });
  return code;
}
